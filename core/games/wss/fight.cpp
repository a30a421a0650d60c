// SPDX-License-Identifier: MIT
#include "core/games/wss/fight.h"

#include "core/games/wss/fight_round.h"
#include "core/games/wss/unit.h"

#include <algorithm>

namespace adjutant::wss {

namespace {

void leaveLinks(Interview &table, EntityId unit)
{
    for (const QString &key :
         {link::Attacks, link::Defends, link::Joins, link::Behind, link::Charged})
        table.unlinkAll(unit, key);
}

/// Where all in front have left, those who came from the rear go on in their place.
void promoteJoiners(Interview &table, EntityId id)
{
    const Fight fight(table.state(), id);
    const QList<EntityId> front = fight.attackers() + fight.defenders();
    if (front.isEmpty())
        return;
    const QString vacant = fight.attackers().isEmpty()   ? link::Attacks
                           : fight.defenders().isEmpty() ? link::Defends
                                                         : QString();
    if (vacant.isEmpty())
        return;
    for (const EntityId joiner : fight.joiners()) {
        if (Unit(table.state(), joiner).side() == Unit(table.state(), front.first()).side())
            continue;
        table.unlink(joiner, link::Joins, id);
        table.link(joiner, vacant, id);
    }
}

/// Whom \a unit fights, in all its fights.
QList<EntityId> enemiesOf(const State &state, EntityId unit)
{
    QList<EntityId> found;
    for (const EntityId id : Unit(state, unit).fights()) {
        for (const EntityId member : Fight(state, id).members()) {
            if (Unit(state, member).side() != Unit(state, unit).side())
                found.append(member);
        }
    }
    return found;
}

/// Whether \a enemy came at the rear of \a unit. Where nobody noted at whose rear it is, it is at
/// that of all whom it joined against.
bool isBehind(const State &state, EntityId enemy, EntityId unit)
{
    if (!state.entity(enemy).linked(link::Behind).isEmpty())
        return state.entity(enemy).isLinked(link::Behind, unit);
    const QList<EntityId> fights = Unit(state, unit).fights();
    return std::any_of(fights.cbegin(), fights.cend(), [&](EntityId id) {
        const Fight fight(state, id);
        const bool apart = fight.flag(key::FromRear) && fight.attackers().contains(enemy);
        return apart || fight.joiners().contains(enemy);
    });
}

} // namespace

bool Fight::isThere() const
{
    return m_state->entity(m_id).kind() == kind::Fight;
}

QList<EntityId> Fight::linkedBy(const QString &key) const
{
    QList<EntityId> found;
    for (const EntityId id : m_state->entities(kind::Unit)) {
        if (m_state->entity(id).isLinked(key, m_id))
            found.append(id);
    }
    return found;
}

QList<EntityId> Fight::members() const
{
    return attackers() + defenders() + joiners();
}

QList<EntityId> Fight::attackers() const
{
    return linkedBy(link::Attacks);
}

QList<EntityId> Fight::defenders() const
{
    return linkedBy(link::Defends);
}

QList<EntityId> Fight::joiners() const
{
    return linkedBy(link::Joins);
}

int Fight::round() const
{
    return number(key::Round);
}

void endIfDeserted(Interview &table, EntityId id)
{
    promoteJoiners(table, id);
    const Fight left(table.state(), id);
    // Who is left alone is free, and so the fight goes with the links to it.
    if (!left.attackers().isEmpty() && !left.defenders().isEmpty())
        return;
    for (const EntityId member : left.members()) {
        table.set(member, key::Fought, 1);
        if (Unit(table.state(), member).fights().size() == 1)
            table.unlinkAll(member, link::Behind);
    }
    withdrawRound(table, id);
    table.remove(id);
}

void leaveFights(Interview &table, EntityId unit)
{
    const QList<EntityId> fights = Unit(table.state(), unit).fights();
    if (!fights.isEmpty())
        table.set(unit, key::Fought, 1);
    leaveLinks(table, unit);
    for (const EntityId id : fights)
        endIfDeserted(table, id);
}

bool isSurrounded(const State &state, EntityId unit)
{
    const QList<EntityId> enemies = enemiesOf(state, unit);
    const auto isAtRear = [&](EntityId enemy) { return isBehind(state, enemy, unit); };
    return std::any_of(enemies.cbegin(), enemies.cend(), isAtRear) &&
           !std::all_of(enemies.cbegin(), enemies.cend(), isAtRear);
}

} // namespace adjutant::wss
