// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace adjutant::cli {

/// One battle in words, in the language in use.
class BattleWords
{
public:
    explicit BattleWords(const Referee &referee);

    const Referee &referee() const { return m_referee; }
    const State &state() const { return m_referee.state(); }
    const Rulebook &rulebook() const { return m_referee.game().rulebook(); }

    QString render(const Text &text) const;
    QString render(const QString &key) const { return rulebook().phrases.render(key); }
    QString nameOf(EntityId id) const;

    /// "Turn 2, British".
    QString moment() const { return moment(state().moment()); }
    QString moment(const Moment &moment) const;
    /// The rulebook's own heading of a paragraph; empty for none.
    QString heading(const QString &rule) const;
    /// A sentence with the heading that it stands under.
    QString underHeading(const Text &text, const QString &rule) const;
    QString line(const Line &line) const { return underHeading(line.text, line.rule); }

    /// "2  No. 2 Assault  6 figures, 3 actions  [Moved; Snared in: Wire]".
    QString unit(EntityId id) const;
    QStringList orderOfBattle() const;
    /// What lies on the table, with the numbers by which the referee's hand reaches it.
    QStringList markers() const;
    QStringList owed() const;
    /// The entries that were put aside.
    QStringList parked() const;

    /// The unit that bears \a number; None where there is none.
    EntityId unitNumbered(int number) const;
    /// What \a word names: a unit by its number, side1, battle, or any entity as #12.
    EntityId entityNamed(const QString &word) const;
    /// The marker of \a kind that bears \a number.
    EntityId markerNumbered(const QString &kind, int number) const;

    /// Learns the names of what was taken away since the last call: old lines mention them.
    void noteRemoved();

private:
    QString badge(const Entity &entity, const ValueDeclaration &value) const;
    QStringList badges(EntityId id) const;

    const Referee &m_referee;
    QHash<EntityId, Entity> m_removed;
    qsizetype m_stepsSeen = 0;
};

/// The entries put aside, in the order in which BattleWords::parked numbers them.
QList<StepId> parkedEntries(const Referee &referee);

} // namespace adjutant::cli
