// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/moment.h"
#include "core/battle/step.h"

#include <QAbstractItemModel>
#include <QHash>

namespace adjutant::app {

class Session;

/// The log of a battle: a branch for each turn of a side, below it what happened, one row a line.
///
/// Follows the head of the journal at a cost of what changed, not of what there is.
class LogModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// Beside those of RowRole.
    enum Role {
        StepRole = Qt::UserRole,
        TableRole,
        TableRowRole,
        RuleRole,
        GoesOnRole ///< bool: the next line says it as well, see goesOnByHand()
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// The battle that it shows from now on; null for none.
    void setSession(const Session *session);
    /// Catches up with what happened in the battle.
    void update();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// A line of a step; of the entry that is not done yet where the step is None.
    struct Item
    {
        StepId step = StepId::None;
        int line = -1; ///< -1 for the label of the step itself
        int entry = 0; ///< counts the entries of a turn
    };

    struct Turn
    {
        Moment moment;
        QList<Item> items;
        int entries = 0;
    };

    /// A step that was taken in, and how the log stood after it.
    struct Seen
    {
        StepId step = StepId::None;
        Moment moment;
        int turns = 0;
        int items = 0; ///< of the last turn
        int entries = 0;
    };

    void dropPending();
    void addPending();
    void keepUpTo(qsizetype seen);
    void take(StepId id);
    Turn &turnOf(const Moment &moment);
    void append(Turn &turn, const QList<Item> &items);
    void touchLine(int place);
    bool goesOn(const Turn &turn, qsizetype place) const;
    QList<Item> itemsOf(const Step &step, int entry) const;
    const Line *lineOf(const Item &item) const;
    QString textOf(const Item &item) const;
    QString detailOf(const Item &item) const;
    bool isBookmark(const Item &item) const;
    QVariant turnData(const Turn &turn, int role) const;
    QVariant dataOf(const Turn &turn, qsizetype place, int role) const;

    const Session *m_session = nullptr;
    QList<Turn> m_turns;
    QList<Seen> m_seen;                ///< along the path to the head
    QHash<StepId, qsizetype> m_places; ///< in m_seen
    QList<Line> m_pending;
};

} // namespace adjutant::app
