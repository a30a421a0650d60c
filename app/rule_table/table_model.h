// SPDX-License-Identifier: MIT
#pragma once

#include "app/rule_table/printed_table.h"

#include <QAbstractTableModel>

namespace adjutant::app {

/// A printed table for a view: what stands in the cells, and which of them are in use.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        LitRole = Qt::UserRole, ///< bool: in use
        HouseRuleRole,          ///< bool: not as the rulebook has it
        ColumnRole,             ///< QString: name of the column; empty for a key
        RowsRole,               ///< QList<int>: rows of the table that the cell stands for
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const PrintedTable &table, const QSet<int> &litRows);
    const PrintedTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    PrintedTable m_table;
    QSet<int> m_lit;
};

} // namespace adjutant::app
