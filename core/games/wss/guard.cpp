// SPDX-License-Identifier: MIT
#include "core/games/wss/guard.h"

#include "core/games/wss/may_pursue.h"
#include "core/games/wss/unit.h"
#include "core/referee/hand.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString CardRule = u"P5.2"_s;

/// Whether the fire of this turn forbids to move (P6.1, P6.2).
bool isHeldByFire(const Interview &table, const Unit &unit)
{
    const bool first =
        unit.flag(key::FirstFire) && table.ruled(u"wss.fire.first_fire_move"_s, u"may"_s);
    const bool aimsInMovePhase = unit.isGun() && table.command().procedure == action::Reaim &&
                                 table.ruled(u"wss.fire.reaim"_s, u"move"_s);
    return unit.hasFired() && !first && !aimsInMovePhase;
}

/// Nothing is done by a piece that was taken off the table, nor by what is none.
void forbidUnlessThere(const Interview &table, const Unit &unit)
{
    const bool wasThere = !table.state().removed(unit.id()).isNull();
    table.forbidIf(!unit.isThere() && wasThere, u"P20.2"_s, aboutUnit(u"guard.gone"_s, unit.id()));
    table.forbidIf(!unit.isThere(), {}, Text(u"guard.noUnit"_s));
}

bool misses(const Interview &table, const Unit &unit)
{
    return unit.flag(key::MissesMove) && table.moment().turn >= unit.number(key::MissesFrom);
}

} // namespace

QString movePhaseOf(const State &state, EntityId unit)
{
    return Unit(state, unit).isCavalry() ? phase::Cavalry : phase::Infantry;
}

bool wasDriven(const Interview &table, EntityId unit)
{
    return Unit(table.state(), unit).flag(key::Forced) &&
           table.ruled(u"wss.move.forced_moves"_s, u"count"_s);
}

bool goesOn(const Interview &table, const Owed &owed)
{
    return adjutant::goesOn(table.rulebook(), owed);
}

bool isPhaseOver(const Interview &table)
{
    const QList<Owed> &owed = table.state().owed();
    return std::any_of(owed.cbegin(), owed.cend(),
                       [&table](const Owed &item) { return goesOn(table, item); });
}

void checkStillThere(const Interview &table)
{
    const Unit unit(table.state(), table.unit());
    forbidUnlessThere(table, unit);
    table.forbidIf(!unit.isOnTable(), u"P20.2"_s, aboutUnit(u"guard.gone"_s, unit.id()));
}

void checkActs(Interview &table, const QString &phase)
{
    const Unit unit(table.state(), table.unit());
    forbidUnlessThere(table, unit);
    table.refuseIf(!unit.isOnTable(), u"P20.2"_s, aboutUnit(u"guard.gone"_s, unit.id()));
    table.refuseIf(table.moment().side != unit.side(), CardRule,
                   aboutUnit(u"guard.notItsCard"_s, unit.id()));
    table.refuseIf(isPhaseOver(table) && table.command().owed == 0, u"P5.3"_s,
                   aboutUnit(u"guard.phaseOver"_s, unit.id()));
    table.refuseIf(table.moment().phase != phase, CardRule,
                   aboutUnit(u"guard.phase."_s + phase, unit.id()));
    table.refuseIf(unit.isRouting(), u"P14.5"_s, aboutUnit(u"guard.routs"_s, unit.id()));
    table.refuseIf(unit.isInFight(), u"P18.1"_s, aboutUnit(u"guard.fights"_s, unit.id()));
    table.refuseIf(wasDriven(table, unit.id()), u"P9.1"_s, aboutUnit(u"guard.forced"_s, unit.id()));
}

std::optional<Refusal> standsStill(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const auto refusal = [id](const QString &rule, const QString &key) {
        return Refusal{aboutUnit(key, id), rule};
    };
    // Dragoons that have changed their arm come to a second move phase in the turn (P9.4).
    if (unit.flag(key::MovedNow) || unit.number(key::MovedTurn) == table.moment().turn)
        return refusal(u"P9.1"_s, u"guard.moved"_s);
    if (isHeldByFire(table, unit))
        return refusal(u"P6.1"_s, u"guard.fired"_s);
    if (unit.flag(key::StaysPut))
        return refusal(u"P12.5"_s, u"guard.halted"_s);
    if (misses(table, unit))
        return refusal(u"P22.2"_s, u"guard.misses"_s);
    if (unit.flag(key::ManoeuvreFailed))
        return refusal(u"P10.3"_s, u"guard.confused"_s);
    if (unit.flag(key::Reaimed) && table.ruled(u"wss.fire.reaim"_s, u"turn"_s))
        return refusal(u"P6.6"_s, u"guard.reaimed"_s);
    return std::nullopt;
}

void checkMayMove(Interview &table)
{
    checkActs(table, movePhaseOf(table.state(), table.unit()));
    if (const std::optional<Refusal> refusal = standsStill(table, table.unit()))
        table.refuse(*refusal);
}

void noteBusy(Interview &table)
{
    table.set(EntityId::Battle, key::Busy, 1);
}

void useMove(Interview &table, EntityId unit)
{
    table.set(unit, key::MovedNow, 1);
    dropPursuit(table, unit);
    table.unlinkAll(unit, link::Inside);
    noteBusy(table);
}

} // namespace adjutant::wss
