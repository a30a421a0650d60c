// SPDX-License-Identifier: MIT
#include "core/games/teaw/team.h"

#include "core/referee/interview.h"

namespace adjutant::teaw {

namespace {

QList<EntityId> ofSide(const State &state, const QList<EntityId> &units, EntityId side)
{
    QList<EntityId> found;
    for (const EntityId id : units) {
        if (side == EntityId::None || sideOf(state, id) == side)
            found.append(id);
    }
    return found;
}

} // namespace

EntityId Team::side() const
{
    return sideOf(*m_state, m_id);
}

bool Team::isThere() const
{
    return entity().kind() == kind::Team || entity().kind() == kind::Tank;
}

bool Team::isTank() const
{
    return entity().kind() == kind::Tank;
}

bool Team::isAlive() const
{
    return isTank() ? !isDestroyed() : isThere() && figures() > 0;
}

bool Team::isSnared() const
{
    const bool someOnly = figuresSnared() > 0 && figuresSnared() < figures();
    return !snaredBy().isEmpty() && !someOnly;
}

QList<EntityId> unitsOf(const State &state, EntityId side)
{
    return ofSide(state, state.entities(kind::Team) + state.entities(kind::Tank), side);
}

QList<EntityId> teamsOf(const State &state, EntityId side)
{
    QList<EntityId> alive;
    for (const EntityId id : ofSide(state, state.entities(kind::Team), side)) {
        if (Team(state, id).isAlive())
            alive.append(id);
    }
    return alive;
}

QList<EntityId> tanksOf(const State &state, EntityId side)
{
    QList<EntityId> alive;
    for (const EntityId id : ofSide(state, state.entities(kind::Tank), side)) {
        if (Team(state, id).isAlive())
            alive.append(id);
    }
    return alive;
}

EntityId enemyOf(const State &state, EntityId side)
{
    const QList<EntityId> others = enemies(state, side);
    return others.isEmpty() ? EntityId::None : others.first();
}

} // namespace adjutant::teaw
