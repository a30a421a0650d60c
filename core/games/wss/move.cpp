// SPDX-License-Identifier: MIT
#include "core/games/wss/move.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/unit.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString MoveRule = u"P9.1"_s;

/// What moves in the phase that is going on.
QList<EntityId> moversOfPhase(const Interview &table)
{
    const EntityId side = table.moment().side;
    QList<EntityId> movers = onTable(table.state(), side, kind::Unit);
    movers.removeIf(
        [&table](EntityId id) { return movePhaseOf(table.state(), id) != table.moment().phase; });
    if (table.moment().phase == phase::Infantry)
        movers +=
            onTable(table.state(), side, kind::Gun) + onTable(table.state(), side, kind::Wagon);
    return movers;
}

bool isDisordered(const Interview &table, EntityId id)
{
    return Unit(table.state(), id).pips() >= limit(table, u"sixPips"_s);
}

/// How far it goes.
Text reachOfMove(const Interview &table, EntityId id)
{
    return Text(isDisordered(table, id) ? u"move.farAway"_s : u"move.far"_s)
        .with(u"n"_s, reachOf(table, id));
}

void sayMove(Interview &table, EntityId id)
{
    const QString text = isDisordered(table, id) ? u"move.movesAway"_s : u"move.moves"_s;
    table.say(MoveRule, aboutUnit(text, id).with(u"n"_s, reachOf(table, id)));
}

} // namespace

void move(Interview &table)
{
    checkMayMove(table);
    const EntityId unit = table.unit();
    checkReach(table, reachOf(table, unit), MoveRule);
    const bool disordered = isDisordered(table, unit);
    const bool towards = table.command().arguments.value(u"towards"_s).toBool();
    table.refuseIf(disordered && towards, u"P11.4"_s, aboutUnit(u"move.disordered"_s, unit));
    useMove(table, unit);
    sayMove(table, unit);
    if (disordered)
        table.instruct(unit,
                       aboutUnit(u"move.with"_s, unit)
                           .with(u"how"_s, QList<Text>{choiceOf(table, u"wss.pips.six_toward"_s)}));
}

QList<EntityId> mayStillMove(const Interview &table)
{
    QList<EntityId> movers = moversOfPhase(table);
    movers.removeIf([&table](EntityId id) {
        const Unit unit(table.state(), id);
        return unit.isRouting() || unit.isInFight() || wasDriven(table, id) ||
               standsStill(table, id).has_value();
    });
    return movers;
}

void tickMoves(Interview &table)
{
    Question ticks = question(table, QuestionKind::SomeOf,
                              {u"moved"_s, MoveRule, Text(u"move.ticks"_s), table.moment().side});
    const QList<EntityId> movers = mayStillMove(table);
    ticks.hints = pursuitHints(table, movers);
    for (const EntityId id : movers) {
        Option option = Option::of(id);
        option.detail = reachOfMove(table, id);
        ticks.options.append(option);
    }
    ticks.assumed = QJsonArray();
    for (const EntityId id : table.someEntities(ticks)) {
        useMove(table, id);
        sayMove(table, id);
    }
}

void noteMoved(Interview &table, EntityId unit)
{
    table.set(unit, key::Moved, 1);
    table.set(unit, key::MovedTurn, table.moment().turn);
}

void closeMoves(Interview &table)
{
    const QList<EntityId> movers = moversOfPhase(table);
    lapsePursuit(table, movers);
    for (const EntityId id : movers) {
        const Unit unit(table.state(), id);
        const bool earlier = unit.number(key::MovedTurn) == table.moment().turn;
        if (unit.flag(key::MovedNow) || unit.flag(key::Overran))
            noteMoved(table, id);
        else if (!earlier) // dragoons may have moved as the other arm
            table.set(id, key::Moved, 0);
        if (unit.flag(key::MissesMove) && table.moment().turn >= unit.number(key::MissesFrom)) {
            table.set(id, key::MissesMove, {});
            table.set(id, key::MissesFrom, {});
        }
    }
    if (table.entity(EntityId::Battle).number(key::DoubledTurns) > 0)
        table.set(EntityId::Battle, key::DoubledDone, 1);
}

} // namespace adjutant::wss
