// SPDX-License-Identifier: MIT
#include "app/timeline/differences_model.h"

#include "app/rows/row_roles.h"

namespace adjutant::app {

void DifferencesModel::show(const QList<Difference> &differences)
{
    beginResetModel();
    m_differences = differences;
    endResetModel();
}

int DifferencesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_differences.size());
}

QVariant DifferencesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Difference &difference = m_differences.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return difference.name;
    case DetailRole:
        return difference.words.join(QStringLiteral("; "));
    case Qt::AccessibleTextRole:
        return QString(difference.name + QStringLiteral(": ") +
                       difference.words.join(QStringLiteral("; ")));
    case SideRole:
        return difference.side;
    default:
        return {};
    }
}

} // namespace adjutant::app
