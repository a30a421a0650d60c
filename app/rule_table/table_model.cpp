// SPDX-License-Identifier: MIT
#include "app/rule_table/table_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

void TableModel::setTable(const PrintedTable &table, const QSet<int> &litRows)
{
    beginResetModel();
    m_table = table;
    m_lit = litRows;
    endResetModel();
}

int TableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.headings.size());
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PrintedCell &cell = m_table.rows.at(index.row()).at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell.houseRule() ? tr("%1*", "a house rule").arg(cell.text) : cell.text;
    case Qt::AccessibleTextRole:
        return QString(m_table.headings.at(index.column()) + u": "_s + cell.text);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (cell.isWord ? Qt::AlignLeft : Qt::AlignHCenter));
    case LitRole:
        return cell.rows.intersects(m_lit);
    case HouseRuleRole:
        return cell.houseRule();
    case ColumnRole:
        return cell.column;
    case RowsRole: {
        QList<int> rows = cell.rows.values();
        std::sort(rows.begin(), rows.end());
        return QVariant::fromValue(rows);
    }
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole)
        return m_table.headings.value(section);
    return {};
}

} // namespace adjutant::app
