// SPDX-License-Identifier: MIT
#include "core/games/wss/unit.h"

#include "core/referee/interview.h"

namespace adjutant::wss {

EntityId Unit::side() const
{
    return sideOf(*m_state, m_id);
}

bool Unit::isThere() const
{
    return isTroops() || isGun() || isOfficer() || isOfKind(kind::Wagon);
}

bool Unit::isOnTable() const
{
    return isThere() && stands() > 0;
}

bool Unit::isInfantry() const
{
    return isTroops() && (arm() == arm::Infantry || (arm() == arm::Dragoons && !isMounted()));
}

bool Unit::isCavalry() const
{
    return isTroops() && !isInfantry();
}

bool Unit::isLight() const
{
    const bool light = arm() == arm::Hussars || arm() == arm::Dragoons;
    return isCavalry() && light && !flag(key::AsHorse);
}

bool Unit::isFrenchSide() const
{
    return m_state->entity(side()).word(key::Army) == army::French;
}

QList<EntityId> Unit::fights() const
{
    QList<EntityId> found;
    for (const QString &key : {link::Attacks, link::Defends, link::Joins})
        found += entity().linked(key);
    return found;
}

QList<EntityId> Unit::officers() const
{
    QList<EntityId> found;
    for (const EntityId id : m_state->entities(kind::Officer)) {
        if (m_state->entity(id).isLinked(link::With, m_id))
            found.append(id);
    }
    return found;
}

QList<EntityId> piecesOf(const State &state, EntityId side)
{
    QList<EntityId> found;
    for (const QString &kind : {kind::Unit, kind::Gun, kind::Officer, kind::Wagon})
        found += state.children(side, kind);
    return found;
}

QList<EntityId> onTable(const State &state, EntityId side, const QString &kind)
{
    QList<EntityId> found = state.children(side, kind);
    found.removeIf([&state](EntityId id) { return !Unit(state, id).isOnTable(); });
    return found;
}

QList<EntityId> troopsOf(const State &state, EntityId side)
{
    return onTable(state, side, kind::Unit) + onTable(state, side, kind::Gun);
}

EntityId enemyOf(const State &state, EntityId side)
{
    const QList<EntityId> others = enemies(state, side);
    return others.isEmpty() ? EntityId::None : others.first();
}

int gradeOf(const Unit &unit)
{
    if (unit.isElite())
        return 2;
    return unit.isRaw() ? 0 : 1;
}

} // namespace adjutant::wss
