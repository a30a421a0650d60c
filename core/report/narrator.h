// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace adjutant {

/// Tells of one battle in the language in use: names, also of what is gone, moments and lines.
class Narrator
{
public:
    explicit Narrator(const Referee &referee);

    const Referee &referee() const { return m_referee; }
    const Journal &journal() const { return m_referee.journal(); }
    const State &state() const { return m_referee.state(); }
    const Rulebook &rulebook() const { return m_referee.game().rulebook(); }

    QString render(const Text &text) const;
    QString render(const QString &key) const { return rulebook().phrases.render(key); }
    QString nameOf(EntityId id) const;
    /// The name that players gave the battle, or that of its scenario.
    QString battleName() const;

    /// "Turn 2, British", with the phase where the game has phases.
    QString moment() const { return moment(state().moment()); }
    QString moment(const Moment &moment) const;
    /// The rulebook's own heading of a paragraph; empty for none.
    QString heading(const QString &rule) const;
    /// A sentence with the heading that it stands under.
    QString underHeading(const Text &text, const QString &rule) const;
    QString line(const Line &line) const { return underHeading(line.text, line.rule); }

    /// The states that a unit is in, such as "Moved" and "Snared in: Wire". Nothing secret.
    QStringList badges(EntityId id) const;
    /// The units of a side, in the order in which they were set up.
    QList<EntityId> units(EntityId side) const;

    /// Learns the names of what was taken away since the last call: old lines mention them.
    void noteRemoved();

private:
    QString badge(const Entity &entity, const ValueDeclaration &value) const;

    const Referee &m_referee;
    QHash<EntityId, Entity> m_removed;
    qsizetype m_stepsSeen = 0;
};

} // namespace adjutant
