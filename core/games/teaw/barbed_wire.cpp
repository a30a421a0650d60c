// SPDX-License-Identifier: MIT
#include "core/games/teaw/barbed_wire.h"

#include "core/games/teaw/cut_wire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString BarbedWireRule = u"T5.2"_s;

Question checkQuestion(const Interview &table, const QString &key, EntityId wire)
{
    const EntityId unit = table.unit();
    Question question;
    question.name = u"dice"_s;
    question.rule = BarbedWireRule;
    question.text = Text(key).with(u"unit"_s, unit).with(u"number"_s, chitOf(table, wire));
    question.side = Team(table.state(), unit).side();
    question.actor = unit;
    question.subject = wire;
    return question;
}

/// The right to cross that wire: from the next own turn, or at once where the check had no effect
/// at all (`teaw.wire.noeffect`).
void allowPass(Interview &table, EntityId wire, bool atOnce)
{
    table.link(table.unit(), link::WirePassNext, wire);
    if (atOnce)
        table.link(table.unit(), link::WirePass, wire);
}

void tellCheck(Interview &table, const Row &row, EntityId wire)
{
    const Text text = Text(u"barbedWire."_s + row.word(u"state"_s) + u'.' + row.word(u"thisTurn"_s))
                          .with(u"unit"_s, table.unit())
                          .with(u"number"_s, chitOf(table, wire));
    table.say(BarbedWireRule, text, row);
    table.instruct(table.unit(), text);
}

/// One die for the whole team (T5.1).
void checkTeam(Interview &table, EntityId wire)
{
    const EntityId unit = table.unit();
    const Row row =
        rollOn(table, action::WireCheck, checkQuestion(table, u"barbedWire.throw"_s, wire));
    tellCheck(table, row, wire);
    const QString thisTurn = row.word(u"thisTurn"_s);
    if (row.word(u"nextTurn"_s) == u"pass")
        allowPass(table, wire, thisTurn == u"free");
    else
        table.link(unit, link::SnaredBy, wire);
    if (thisTurn == u"noMoving")
        table.set(unit, key::NoMoreMoving, 1);
    if (thisTurn == u"nothing")
        stopTeam(table, unit);
}

int touchingFigures(Interview &table, EntityId wire)
{
    Question question = checkQuestion(table, u"barbedWire.touching"_s, wire);
    question.kind = QuestionKind::Number;
    question.name = u"touching"_s;
    question.minimum = 1;
    question.maximum = std::max(1, Team(table.state(), table.unit()).figures());
    question.assumed = 1;
    return table.number(question);
}

/// One die for each figure that touches; the rest go on (`teaw.wire.contact`).
void checkFigures(Interview &table, EntityId wire)
{
    const EntityId unit = table.unit();
    const int touching = touchingFigures(table, wire);
    int snared = 0;
    int slowed = 0;
    for (int i = 0; i < touching; ++i) {
        const Row row = rollOn(table, action::WireCheck,
                               checkQuestion(table, u"barbedWire.throwFigure"_s, wire));
        const QString state = row.word(u"state"_s);
        snared += state == u"snared" ? 1 : 0;
        slowed += state == u"slowed" ? 1 : 0;
    }
    const Text text = Text(u"barbedWire.figures"_s)
                          .with(u"unit"_s, unit)
                          .with(u"stopped"_s, touching - snared - slowed)
                          .with(u"slowed"_s, slowed)
                          .with(u"snared"_s, snared);
    table.say(BarbedWireRule, text);
    table.instruct(unit, text);
    if (snared < touching)
        allowPass(table, wire, false);
    if (snared == 0)
        return;
    table.link(unit, link::SnaredBy, wire);
    table.add(unit, key::FiguresSnared, snared);
}

} // namespace

void wireCheck(Interview &table)
{
    const EntityId wire = table.command().entity(u"wire"_s);
    const Team team(table.state(), table.unit());
    if (!team.isAlive() || table.entity(wire).kind() != kind::Wire)
        return;
    if (choosesToCut(table, wire) && !tryToCut(table, wire))
        return;
    if (!team.isTank() && table.ruled(u"teaw.wire.contact"_s, u"figure"_s))
        checkFigures(table, wire);
    else
        checkTeam(table, wire);
}

} // namespace adjutant::teaw
