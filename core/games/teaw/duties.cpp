// SPDX-License-Identifier: MIT
#include "core/games/teaw/duties.h"

#include "core/games/teaw/guard.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

bool canPay(const Interview &table, const Team &team, const QString &action)
{
    const int cost = costOf(table.rulebook(), table.state(), team.id(), action).value_or(1);
    return team.actionsLeft() >= cost;
}

/// Whether an owed item still has those that it is about.
bool stands(const Interview &table, const Owed &owed)
{
    const Team unit(table.state(), owed.entity(u"unit"_s));
    if (owed.procedure == action::FightOn)
        return mustFight(table, unit.id());
    if (owed.procedure == action::SnareRoll)
        return unit.isAlive() && !unit.snaredBy().isEmpty() && !unit.snareRolled() &&
               canPay(table, unit, action::SnareRoll);
    if (owed.procedure == action::DefensiveFire) {
        const Team target(table.state(), owed.entity(u"target"_s));
        return unit.isAlive() && !unit.reactionUsed() && target.isAlive();
    }
    if (owed.procedure == action::Move)
        return unit.isAlive();
    return true;
}

} // namespace

bool isFight(const QString &action)
{
    return action == action::HandToHand || action == action::FightOn ||
           action == action::BayonetCharge || action == action::EliteBayonetCharge;
}

void engage(Interview &table, EntityId attacker, EntityId defender)
{
    if (!Team(table.state(), attacker).engagedWith().contains(defender))
        table.link(attacker, link::BeganFight, defender);
    table.link(attacker, link::Engaged, defender);
    table.link(defender, link::Engaged, attacker);
}

void disengage(Interview &table, EntityId team, EntityId other)
{
    for (const QString &key : {link::Engaged, link::BeganFight, link::Initiative}) {
        table.unlink(team, key, other);
        table.unlink(other, key, team);
    }
}

void disengageAll(Interview &table, EntityId team)
{
    for (const EntityId other : Team(table.state(), team).engagedWith())
        disengage(table, team, other);
}

bool mustFight(const Interview &table, EntityId id)
{
    const Team team(table.state(), id);
    if (!team.isAlive() || !team.isEngaged() || team.hasFought() || team.is(type::Hmg))
        return false;
    if (table.moment().side != team.side())
        return false;
    if (team.isSnared() && table.ruled(u"teaw.snare.engaged"_s, u"hold"_s))
        return false;
    const bool begun = !table.entity(id).linked(link::BeganFight).isEmpty();
    if (!begun && table.ruled(u"teaw.hth.continue"_s, u"once-per-pair"_s))
        return false;
    return canPay(table, team, action::HandToHand);
}

void dropVoidDuties(Interview &table)
{
    table.withdraw([&table](const Owed &owed) { return !stands(table, owed); });
}

void settleDuty(Interview &table, const QString &procedure, EntityId unit)
{
    table.withdraw([&procedure, unit](const Owed &owed) {
        return owed.procedure == procedure && owed.entity(u"unit"_s) == unit;
    });
}

} // namespace adjutant::teaw
