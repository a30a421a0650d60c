// SPDX-License-Identifier: MIT
#pragma once

#include "app/table_changes/table_item.h"

#include <QAbstractListModel>
#include <QSet>

namespace adjutant::app {

class Session;

/// What people have to do on the real table now, to be ticked off.
///
/// While the battle goes on, that is what it tells them. Where it goes back, or on along another
/// line of steps, what was told and still leads to what is shown stays as it was told; everything
/// else is told as the difference to how the table stands, which is what is shown but for what
/// nobody has done yet. A value that changes again is one thing to do. What was ticked goes with
/// the next reply.
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
    bool wentOn() const;
    void takeIn();
    void settle(const QList<effect::Instruct> &instructions);
    void keepWhatLeadsHere();
    QSet<StepId> givenUp() const;
    QList<TableItem> toldOnThisLine() const;
    bool makesGood(const effect::Instruct &instruction);
    void add(TableItem item);
    void noteShown();

    const Session *m_session = nullptr;
    QList<TableItem> m_items;
    State m_shown;               ///< up to here the list goes
    StepId m_tip = StepId::None; ///< where that is
    qsizetype m_steps = 0;       ///< how many there were of them
};

} // namespace adjutant::app
