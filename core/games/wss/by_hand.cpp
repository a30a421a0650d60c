// SPDX-License-Identifier: MIT
#include "core/games/wss/by_hand.h"

#include "core/games/wss/fight.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/victory.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString DeadPoolRule = u"P20.2"_s;

/// By hand nothing is thrown or moved of itself: what the rules make of it is there to be taken up
/// until the phase ends.
void offer(Interview &table, Owed offered, const QString &rule)
{
    table.say(rule, offered.cause);
    offered.due = Due::Offer;
    offered.gate = PhaseEndGate;
    table.owe(offered);
}

/// What has its last stand taken: units are scattered by that, the rest is destroyed. The stands
/// that bring a unit below half strength are lost, the others run (P20.3).
void loseLastStand(Interview &table, const State &before, EntityId id)
{
    const Unit piece(table.state(), id);
    if (piece.isGun())
        oweGunFate(table, id, Due::Offer);
    else if (piece.isTroops())
        oweFates(table, id, std::max(1, standsToHalf(InForce(table.rulebook(), before), id)),
                 Due::Offer);
    removeUnit(table, id, piece.isTroops() ? status::Scattered : status::Destroyed, DeadPoolRule);
}

/// Whoever is out of the battle leaves it as by the rules.
void leave(Interview &table, const State &before, EntityId id)
{
    const Unit piece(table.state(), id);
    if (piece.isOfficer()) {
        fall(table, id, status::Killed);
        return;
    }
    if (piece.word(key::Status).isEmpty()) {
        loseLastStand(table, before, id);
        return;
    }
    if (piece.isGun() && piece.word(key::Status) == status::Destroyed)
        oweGunFate(table, id, Due::Offer);
    table.instruct(id, aboutUnit(u"losses.toDeadPool"_s, id));
    leaveBattle(table, id);
}

/// Whether a unit is still there and would be scattered by the rules.
bool isToScatter(const InForce &rules, EntityId id)
{
    const Unit unit(rules.state(), id);
    return unit.isTroops() && unit.isOnTable() && isBelowHalf(rules, id);
}

void withdrawScattering(Interview &table, EntityId unit)
{
    table.withdraw([unit](const Owed &item) {
        return item.procedure == action::Scatter && item.entity(u"unit"_s) == unit;
    });
}

/// Stands that were taken off a unit which is still there, or given back to it.
void followStands(Interview &table, const State &before, EntityId id)
{
    const Unit was(before, id);
    const Unit is(table.state(), id);
    withdrawFates(table, id);
    if (!is.isTroops() || !is.isOnTable())
        return;
    if (was.isOnTable() && is.stands() < was.stands())
        oweFates(table, id, was.stands() - is.stands(), Due::Offer);
    const bool wasToScatter = was.isThere() && isToScatter(InForce(table.rulebook(), before), id);
    if (!isToScatter(table, id))
        withdrawScattering(table, id);
    else if (!wasToScatter)
        offer(table, due(table, action::Scatter, id, aboutUnit(u"losses.mayScatter"_s, id)),
              u"P20.3"_s);
}

/// An officer who was with \a unit and is not any more gives back what he held of its pips.
void giveBack(Interview &table, EntityId unit, int bank)
{
    if (bank > 0 && Unit(table.state(), unit).isOnTable())
        returnPips(table, unit, bank);
}

/// Takes what was linked to \a gone, which was taken off the table, out of what it was in.
void free(Interview &table, const State &before, EntityId gone)
{
    const Unit was(before, gone);
    dropPursuitOf(table, gone);
    for (const EntityId officer : was.officers()) {
        if (table.state().contains(officer))
            standAlone(table, officer);
    }
    for (const EntityId id : before.entities(kind::Unit)) {
        const bool ran = before.entity(id).isLinked(link::PursuedBy, gone);
        if (ran && table.state().contains(id))
            table.set(id, key::Pursuers, {});
    }
}

/// The fights that \a unit was in and is in no more.
void endFights(Interview &table, const State &before, EntityId unit)
{
    const QList<EntityId> now = Unit(table.state(), unit).fights();
    for (const EntityId fight : Unit(before, unit).fights()) {
        if (!now.contains(fight) && table.state().contains(fight))
            endIfDeserted(table, fight);
    }
}

/// An officer was parted from his unit, or was taken off the table.
void partByHand(Interview &table, const State &before, EntityId officer)
{
    for (const EntityId unit : before.entity(officer).linked(link::With)) {
        if (table.entity(officer).isLinked(link::With, unit))
            continue;
        giveBack(table, unit, before.entity(officer).number(key::Bank));
        if (table.state().contains(officer))
            table.set(officer, key::Bank, 0);
    }
}

void followPiece(Interview &table, const State &before, EntityId id)
{
    const Unit was(before, id);
    const Unit is(table.state(), id);
    const bool isOut = is.isThere() && (!is.isOnTable() || !is.word(key::Status).isEmpty());
    if (was.isOnTable() && isOut) {
        leave(table, before, id);
        return;
    }
    // Given stands again, it is in the battle again.
    if (was.isThere() && !was.isOnTable() && is.isOnTable())
        table.set(id, key::Status, {});
    followStands(table, before, id);
    if (!is.isThere())
        free(table, before, id);
    partByHand(table, before, id);
    endFights(table, before, id);
}

/// Whether the referee changed what an army has lost.
bool countsOtherwise(const State &before, const State &after, EntityId id)
{
    const Unit was(before, id);
    const Unit is(after, id);
    return was.stands() != is.stands() || was.standsFull() != is.standsFull() ||
           was.isRouting() != is.isRouting();
}

} // namespace

void scatter(Interview &table)
{
    checkStillThere(table);
    table.refuseIf(!isToScatter(table, table.unit()), u"P20.3"_s,
                   aboutUnit(u"losses.notBelowHalf"_s, table.unit()));
    removeUnit(table, table.unit(), status::Scattered, u"P20.3"_s);
}

void followHand(Interview &table, const State &before, EntityId changed)
{
    if (Unit(before, changed).isThere() || Unit(table.state(), changed).isThere()) {
        followPiece(table, before, changed);
        dropVoidDuties(table);
        if (countsOtherwise(before, table.state(), changed))
            oweVictoryAtOnce(table);
    }
    reviewVerdict(table, before);
}

} // namespace adjutant::wss
