// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace adjutant::app {

/// The counters of all units, to be compared with the table: a row a unit, a column a counter.
class RollCallModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        PictureRole = Qt::UserRole, ///< UnitRow with what is drawn for the counter, and no more
        CountRole,                  ///< "4 of 6"
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const Session *session);
    EntityId unitOf(int row) const { return m_rows.value(row).id; }
    QString counterOf(int column) const { return m_counters.value(column); }
    /// Whether the unit of that row has the counter of that column.
    bool has(const QModelIndex &index) const;
    int valueOf(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QString textOf(const QModelIndex &index) const;
    UnitRow pictureOf(const QModelIndex &index) const;

    const Session *m_session = nullptr;
    QList<UnitRow> m_rows;
    QStringList m_counters;
};

} // namespace adjutant::app
