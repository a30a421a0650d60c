// SPDX-License-Identifier: MIT
#include "app/reference/results_model.h"

#include "app/rows/row_roles.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

void ResultsModel::setItems(const QList<ReferenceItem> &items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ReferenceItem &item = m_items.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return item.title;
    case Qt::AccessibleTextRole:
        return QStringList{ReferenceIndex::kindName(item.kind), item.title, item.detail}.join(
            u", "_s);
    case DetailRole:
        return item.detail;
    case AsideRole:
        return ReferenceIndex::kindName(item.kind);
    default:
        return {};
    }
}

} // namespace adjutant::app
