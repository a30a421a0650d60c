// SPDX-License-Identifier: MIT
#include "core/games/wss/rally.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/pursuit.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/rout.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString RallyRule = u"P14.6"_s;

/// An enemy within 15 cm forbids to rally. One question, which both answers leave to go on.
bool isEnemyNear(Interview &table, EntityId unit)
{
    const int within = limit(table, u"rally"_s);
    Question near = question(
        table, QuestionKind::Cells,
        {u"near"_s, RallyRule, aboutUnit(u"rally.near"_s, unit).with(u"n"_s, within), unit});
    near.hints = {meaning(table, u"wss.rally.enemy_types"_s)};
    Cell beyond;
    beyond.id = u"beyond"_s;
    beyond.rowName = beyond.id;
    beyond.rowLabel = Text(u"measure.beyond"_s).with(u"n"_s, within);
    Cell inside;
    inside.id = u"within"_s;
    inside.rowName = inside.id;
    inside.rowLabel = Text(u"measure.within"_s).with(u"n"_s, within);
    inside.row = 0;
    inside.maximum = within;
    inside.exact = true;
    near.cells = {beyond, inside};
    near.assumed = beyond.id;
    return table.cell(near).id == inside.id;
}

bool rallies(Interview &table, EntityId unit)
{
    if (isPursued(table, unit) || isEnemyNear(table, unit)) {
        table.say(RallyRule, aboutUnit(u"rally.noChance"_s, unit));
        return false;
    }
    endPursuit(table, unit);
    const int least = Unit(table.state(), unit).pips() - rallyBonus(table, unit);
    const DieTest test =
        passesUnrolled(table, unit)
            ? passedWithoutPips()
            : testDie(table,
                      {u"rallyDie"_s, RallyRule,
                       aboutUnit(u"rally.roll"_s, unit).with(u"score"_s, least), unit},
                      least);
    table.say(RallyRule, aboutUnit(test.passed ? u"rally.rallied"_s : u"rally.failed"_s, unit)
                             .with(u"die"_s, QList<Text>{test.word}));
    return test.passed;
}

void runOn(Interview &table, EntityId unit)
{
    if (table.ruled(u"wss.rout.when_moves"_s, u"own"_s)) {
        table.set(unit, key::RoutsOn, 1);
        return;
    }
    continueRout(table, unit);
}

} // namespace

void rally(Interview &table)
{
    const EntityId unit = table.unit();
    table.forbidIf(!Unit(table.state(), unit).isRouting(), RallyRule,
                   aboutUnit(u"rally.notRouting"_s, unit));
    table.refuseIf(table.moment().phase != phase::Rally, RallyRule,
                   aboutUnit(u"rally.notNow"_s, unit));
    if (rallies(table, unit)) {
        for (const QString &key : {key::Routing, key::RoutedTurn, key::RoutsOn})
            table.set(unit, key, {});
        table.instruct(unit,
                       aboutUnit(u"rally.after"_s, unit)
                           .with(u"how"_s, QList<Text>{choiceOf(table, u"wss.rally.after"_s)}));
        return;
    }
    runOn(table, unit);
}

void routOn(Interview &table)
{
    checkStillThere(table);
    const EntityId unit = table.unit();
    table.set(unit, key::RoutsOn, {});
    continueRout(table, unit);
}

void oweRoutsOn(Interview &table)
{
    for (const EntityId id : onTable(table.state(), table.moment().side, kind::Unit)) {
        const Unit unit(table.state(), id);
        const bool isItsPhase = unit.isCavalry() == (table.moment().phase == phase::Cavalry);
        if (unit.flag(key::RoutsOn) && isItsPhase)
            table.owe(due(table, action::RoutOn, id, aboutUnit(u"rout.goesOn"_s, id)));
    }
}

void endTurn(Interview &table)
{
    table.say(u"P5.4"_s, Text(u"phase.turnOver"_s).with(u"turn"_s, table.moment().turn));
    table.owe(due(table, action::Victory, EntityId::None, Text(u"victory.look"_s)));
    table.owe(due(table, action::TurnStart, EntityId::None, Text(u"phase.newTurn"_s)));
}

} // namespace adjutant::wss
