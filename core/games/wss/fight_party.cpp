// SPDX-License-Identifier: MIT
#include "core/games/wss/fight_party.h"

#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

QList<EntityId> joinersOf(const Interview &table, const Fight &fight, EntityId friendly)
{
    QList<EntityId> found = fight.joiners();
    found.removeIf([&](EntityId id) {
        return Unit(table.state(), id).side() != Unit(table.state(), friendly).side();
    });
    return found;
}

} // namespace

Party partyOf(const Interview &table, const Fight &fight, bool attacks)
{
    Party party;
    party.attacks = attacks;
    party.name = attacks ? u"attacker"_s : u"defender"_s;
    party.front = attacks ? fight.attackers() : fight.defenders();
    party.joiners = joinersOf(table, fight, party.first());
    return party;
}

} // namespace adjutant::wss
