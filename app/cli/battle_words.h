// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/narrator.h"

#include <QString>
#include <QStringList>

namespace adjutant::cli {

/// One battle in words, as the terminal shows it.
class BattleWords : public Narrator
{
public:
    using Narrator::Narrator;

    /// "2  No. 2 Assault  6 figures, 3 actions  [Moved; Snared in: Wire]".
    QString unit(EntityId id) const;
    QStringList orderOfBattle() const;
    /// What lies on the table, with the numbers by which the referee's hand reaches it.
    QStringList markers() const;
    /// Who has won, and by which rule; empty while the battle goes on.
    QStringList verdict() const;
    QStringList owed() const;
    /// The entries that were put aside.
    QStringList parked() const;

    /// The unit that bears \a number; None where there is none.
    EntityId unitNumbered(int number) const;
    /// What \a word names: a unit by its number, side1, battle, or any entity as #12.
    EntityId entityNamed(const QString &word) const;
    /// The marker of \a kind that bears \a number.
    EntityId markerNumbered(const QString &kind, int number) const;

private:
    /// What the window draws as a die, as stands or as markers, in words: "Morale pips 3".
    QStringList drawnCounters(EntityId id) const;
};

/// The entries put aside, in the order in which BattleWords::parked numbers them.
QList<StepId> parkedEntries(const Referee &referee);

} // namespace adjutant::cli
