// SPDX-License-Identifier: MIT
#include "core/games/teaw/cut_wire.h"

#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString CutWireRule = u"T10.1"_s;

bool costsAnAction(const Interview &table)
{
    return table.ruled(u"teaw.cut.cost"_s, u"action"_s);
}

/// One section of the wire goes, or all of it (`teaw.wire.section`).
void destroySection(Interview &table, EntityId wire)
{
    const int section = distance(table, u"wireSection"_s);
    const int length = table.entity(wire).number(key::Length);
    const int chit = chitOf(table, wire);
    const bool rest = length > section && table.ruled(u"teaw.wire.section"_s, u"section"_s);
    const Text done = Text(rest ? u"cutWire.section"_s : u"cutWire.all"_s)
                          .with(u"number"_s, chit)
                          .with(u"n"_s, section);
    table.say(CutWireRule, done);
    table.instruct(wire, done);
    if (rest)
        table.add(wire, key::Length, -section);
    else
        table.remove(wire);
}

} // namespace

bool canCut(const Interview &table, EntityId unit)
{
    const bool has = costOf(table.rulebook(), table.state(), unit, action::CutWire).has_value();
    const bool affords = !costsAnAction(table) || Team(table.state(), unit).actionsLeft() > 0;
    return has && affords;
}

void checkCutNamed(Interview &table)
{
    const bool wants = table.command().arguments.value(u"cut"_s).toBool();
    table.refuseIf(wants && !canCut(table, table.unit()), CutWireRule,
                   Text(u"cutWire.cannot"_s).with(u"unit"_s, table.unit()));
}

bool choosesToCut(Interview &table, EntityId wire)
{
    if (!canCut(table, table.unit()))
        return false;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"cut"_s;
    question.rule = CutWireRule;
    question.text = Text(costsAnAction(table) ? u"cutWire.askCost"_s : u"cutWire.ask"_s)
                        .with(u"unit"_s, table.unit())
                        .with(u"number"_s, chitOf(table, wire));
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    question.subject = wire;
    question.assumed = true;
    return table.yes(question);
}

bool tryToCut(Interview &table, EntityId wire)
{
    const EntityId unit = table.unit();
    if (costsAnAction(table))
        table.add(unit, key::ActionsLeft, -1);
    Question question;
    question.name = u"dice"_s;
    question.rule = CutWireRule;
    question.text = Text(u"cutWire.throw"_s).with(u"unit"_s, unit);
    question.side = Team(table.state(), unit).side();
    question.actor = unit;
    question.subject = wire;
    const Row row = rollOn(table, action::CutWire, question);
    if (row.word(u"result"_s) == u"cut") {
        table.say(CutWireRule, Text(u"cutWire.done"_s).with(u"unit"_s, unit), row);
        destroySection(table, wire);
        return false;
    }
    table.say(CutWireRule, Text(u"cutWire.failed"_s).with(u"unit"_s, unit), row);
    return table.ruled(u"teaw.cut.fail"_s, u"check"_s);
}

void cutWire(Interview &table)
{
    const EntityId unit = table.unit();
    guard(table, action::CutWire);
    table.refuse({Text(u"cutWire.onlyMoving"_s).with(u"unit"_s, unit), CutWireRule});
    const EntityId wire =
        chooseMarker(table, u"wire"_s, kind::Wire, {Text(u"cutWire.none"_s), CutWireRule},
                     Text(u"move.whichWire"_s).with(u"unit"_s, unit));
    tryToCut(table, wire);
}

} // namespace adjutant::teaw
