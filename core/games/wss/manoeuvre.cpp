// SPDX-License-Identifier: MIT
// Critical manoeuvres (P10).
#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/move.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString ManoeuvreRule = u"P10.3"_s;

/// Infantry alone forms square against cavalry (P12.11).
Option squareFor(const Unit &unit)
{
    Option option = Option::of(u"square"_s, Text(u"manoeuvre.square"_s));
    if (!unit.isInfantry())
        option.refusal = Refusal{aboutUnit(u"manoeuvre.noSquare"_s, unit.id()), u"P12.11"_s};
    return option;
}

/// What the unit wants to form; a square is remembered.
QString chooseFormation(Interview &table)
{
    const bool square = Unit(table.state(), table.unit()).flag(key::Square);
    Question which =
        question(table, QuestionKind::OneOf,
                 {u"formation"_s, u"P10.1"_s, aboutUnit(u"manoeuvre.what"_s, table.unit())});
    which.hints = {meaning(table, u"wss.manoeuvre.scope"_s)};
    which.options = {square ? Option::of(u"line"_s, Text(u"manoeuvre.line"_s))
                            : squareFor(Unit(table.state(), table.unit())),
                     Option::of(u"other"_s, Text(u"manoeuvre.other"_s))};
    which.assumed = u"other"_s;
    return table.oneOf(which);
}

bool isNear(Interview &table)
{
    const int within = limit(table, u"manoeuvre"_s);
    Question near = question(
        table, QuestionKind::Cells,
        {u"near"_s, u"P10.1"_s, aboutUnit(u"manoeuvre.near"_s, table.unit()).with(u"n"_s, within)});
    near.hints = {meaning(table, u"wss.manoeuvre.range_when"_s)};
    Cell inside;
    inside.id = u"within"_s;
    inside.rowName = inside.id;
    inside.rowLabel = Text(u"measure.within"_s).with(u"n"_s, within);
    inside.row = 0;
    inside.maximum = within;
    inside.exact = true;
    Cell beyond;
    beyond.id = u"beyond"_s;
    beyond.rowName = beyond.id;
    beyond.rowLabel = Text(u"measure.beyond"_s).with(u"n"_s, within);
    near.cells = {inside, beyond};
    near.assumed = inside.id;
    return table.cell(near).id == inside.id;
}

bool passes(Interview &table)
{
    const Unit unit(table.state(), table.unit());
    const Row row = table.row(u"manoeuvre"_s, {{u"quality"_s, unit.quality()}});
    if (row.word(u"test"_s) == u"none")
        return true;
    const bool rawWithout =
        unit.isRaw() && unit.pips() == 0 && table.ruled(u"wss.manoeuvre.zero_pips"_s, u"none"_s);
    const int least = unit.pips() - row.number(u"modifier"_s);
    const DieTest test =
        rawWithout || passesUnrolled(table, unit.id())
            ? passedWithoutPips()
            : testDie(table,
                      {u"manoeuvreDie"_s, ManoeuvreRule,
                       aboutUnit(u"manoeuvre.roll"_s, unit.id()).with(u"score"_s, least)},
                      least);
    table.say(ManoeuvreRule,
              aboutUnit(test.passed ? u"manoeuvre.passed"_s : u"manoeuvre.failed"_s, unit.id())
                  .with(u"die"_s, QList<Text>{test.word}),
              row);
    return test.passed;
}

} // namespace

void manoeuvre(Interview &table)
{
    checkMayMove(table);
    checkReach(table, reachOf(table, table.unit()), u"P9.2"_s);
    const QString formation = chooseFormation(table);
    noteBusy(table);
    if (isNear(table) && !passes(table)) {
        table.set(table.unit(), key::ManoeuvreFailed, 1);
        table.instruct(table.unit(), aboutUnit(u"manoeuvre.stays"_s, table.unit()));
        return;
    }
    useMove(table, table.unit());
    table.set(table.unit(), key::Square, formation == u"square" ? 1 : 0);
    table.say(u"P10.1"_s, aboutUnit(u"manoeuvre.done."_s + formation, table.unit()));
}

} // namespace adjutant::wss
