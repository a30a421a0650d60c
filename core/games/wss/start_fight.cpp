// SPDX-License-Identifier: MIT
#include "core/games/wss/start_fight.h"

#include "core/games/wss/fight.h"
#include "core/games/wss/pistols.h"
#include "core/games/wss/pursuit.h"
#include "core/games/wss/unit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

int nextFightNumber(const Interview &table)
{
    int highest = 0;
    for (const EntityId id : table.state().entities(kind::Fight))
        highest = std::max(highest, table.entity(id).number(key::Number));
    return highest + 1;
}

EntityId createFight(Interview &table, EntityId attacker)
{
    const bool rides = Unit(table.state(), attacker).isCavalry();
    return table.create(kind::Fight, EntityId::Battle,
                        {{key::Number, nextFightNumber(table)},
                         {key::Round, 1},
                         {key::BegunTurn, table.moment().turn},
                         {key::CavalryFight, rides ? 1 : 0}});
}

void noteCharge(Interview &table, const Contact &contact, EntityId fight)
{
    if (contact.charging)
        table.link(contact.mover, link::Charged, fight);
}

} // namespace

void startFight(Interview &table, const Contact &contact, bool obstacle)
{
    // Whoever moved attacks, also where a table calls the cavalry attacker.
    const EntityId fight = createFight(table, contact.mover);
    table.link(contact.mover, link::Attacks, fight);
    table.link(contact.target, link::Defends, fight);
    table.unlink(contact.mover, link::Behind, contact.target);
    endPursuitBy(table, contact.target);
    noteCharge(table, contact, fight);
    table.set(fight, key::Obstacle, obstacle ? 1 : 0);
    table.set(fight, key::Duel, contact.duel ? 1 : 0);
    table.set(fight, key::GrenadierAttack, contact.modifiers.contains(u"grenadiers"_s) ? 1 : 0);
    firePistols(table, fight, contact);
}

EntityId joinFight(Interview &table, const Contact &contact)
{
    const EntityId joined = Unit(table.state(), contact.target).fights().first();
    table.link(contact.mover, link::Behind, contact.target);
    if (table.ruled(u"wss.fight.join"_s, u"separate"_s)) {
        const EntityId fight = createFight(table, contact.mover);
        table.link(contact.mover, link::Attacks, fight);
        table.link(contact.target, link::Defends, fight);
        table.set(fight, key::FromRear, 1);
        noteCharge(table, contact, fight);
        return fight;
    }
    table.link(contact.mover, link::Joins, joined);
    noteCharge(table, contact, joined);
    return joined;
}

void leaveJoined(Interview &table, const Contact &contact)
{
    if (Unit(table.state(), contact.mover).isInFight())
        leaveFights(table, contact.mover);
}

} // namespace adjutant::wss
