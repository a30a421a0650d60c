// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace adjutant::app {

class Session;

/// The counters of all units, to be compared with the table: a row a unit, a column a counter.
class RollCallModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const Session *session);
    EntityId unitOf(int row) const { return m_units.value(row, EntityId::None); }
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

    const Session *m_session = nullptr;
    QList<EntityId> m_units;
    QStringList m_counters;
};

} // namespace adjutant::app
