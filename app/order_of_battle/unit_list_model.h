// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QAbstractListModel>
#include <QHash>

#include <functional>

namespace adjutant {
class Question;
}

namespace adjutant::app {

/// The order of battle for a view: a row for each side, each group and each unit, side by side.
class UnitListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// How a row stands out.
    enum class Mark {
        None,
        Acting, ///< picked, or the one whose procedure is going on
        Choice, ///< concerned by the question, or one that may be chosen
        Target, ///< the same, and somebody acts against it
    };

    enum Role {
        RowRole = Qt::UserRole, ///< UnitRow
        MarkRole,               ///< Mark
    };

    using QAbstractListModel::QAbstractListModel;

    /// The battle that is shown; null for none. Its changes are followed.
    void setSession(Session *session);
    /// Whether units that were taken off the table have rows, too.
    void setOffTableShown(bool shown);

    const UnitRow &row(int row) const { return m_rows.at(row); }
    /// Whether any unit belongs to a group.
    bool hasGroups() const;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// The row of that unit; -1 where it has none.
    int find(EntityId unit) const;
    /// The row with the name of that side; -1 where it has none.
    int findSide(EntityId side) const;
    /// The first row that the question is about: of the targets, or else of those that may be
    /// chosen; -1 for none.
    int firstConcerned() const;

private:
    int firstRow(const std::function<bool(const UnitRow &)> &isWanted) const;
    QList<UnitRow> wantedRows() const;
    Mark mark(const UnitRow &row) const;
    void refresh();
    void refreshMarks();
    QHash<EntityId, Mark> concernedBy(const Question &question) const;

    Session *m_session = nullptr;
    QList<UnitRow> m_rows;
    EntityId m_acting = EntityId::None;
    QHash<EntityId, Mark> m_concerned;
    bool m_offTableShown = false;
};

} // namespace adjutant::app
