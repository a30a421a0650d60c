// SPDX-License-Identifier: MIT
#pragma once

#include "app/table_changes/left_line.h"

#include <QAbstractListModel>
#include <QSet>

namespace adjutant::app {

class Session;

/// What people have to do on the real table now, to be ticked off: the instructions of the last
/// replies, without those that were taken back before anybody did them, by undo or by a correction.
/// A value that changes again is one thing to do. What was ticked goes with the next reply.
class TableChangesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// The battle that it shows from now on; null for none.
    void setSession(const Session *session);
    /// What is still to be done, to be kept with the battle; empty where nothing is.
    QString kept() const;
    /// Takes up again what was kept of this battle.
    void takeUp(const QString &kept);
    /// Takes in what the last request asks people to do.
    void update();
    /// Ticks everything off.
    void tickAll();
    /// How many are not ticked off.
    int waiting() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    using Item = TableItem;

    bool isTakenBack(const Item &item) const;
    QList<effect::Instruct> moveOn(QList<effect::Instruct> instructions);
    bool goesOn(const effect::Instruct &instruction) const;
    bool makesGood(const effect::Instruct &instruction);
    QSet<EntityId> takeBack();
    void add(const effect::Instruct &instruction);

    const Session *m_session = nullptr;
    QList<Item> m_items;
    StepId m_tip = StepId::None; ///< up to which the list goes
    QSet<StepId> m_givenUp;      ///< the entries that the last steps gave up
    QList<Item> m_done; ///< no longer shown; putting one of them back is something to do again
};

} // namespace adjutant::app
