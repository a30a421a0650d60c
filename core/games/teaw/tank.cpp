// SPDX-License-Identifier: MIT
#include "core/games/teaw/tank.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/mines.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString TankRule = u"T20.2"_s;

/// What somebody measured and passed on; nobody is asked for it.
void checkMeasured(Interview &table, const QString &argument, int most, const Text &refusal)
{
    const QJsonValue given = table.command().arguments.value(argument);
    if (given.isDouble())
        table.refuseIf(!table.lengths().within(Length::fromDouble(given.toDouble()), most),
                       TankRule, refusal);
}

/// What lay on its way and matters: mines, and wire where that stops or is crushed
/// (`teaw.wire.tank`).
QList<EntityId> askWhatItMet(Interview &table)
{
    Question question;
    question.kind = QuestionKind::SomeOf;
    question.name = u"met"_s;
    question.rule = TankRule;
    question.text = Text(u"tank.move"_s)
                        .with(u"unit"_s, table.unit())
                        .with(u"n"_s, Team(table.state(), table.unit()).speed())
                        .with(u"degrees"_s, limit(table, u"tankTurn"_s))
                        .with(u"near"_s, distance(table, u"mineTrigger"_s));
    question.hints = {meaning(table, u"teaw.tank.reverse"_s), meaning(table, u"teaw.move.upto"_s),
                      meaning(table, u"teaw.tank.overrun"_s)};
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    question.assumed = QJsonArray();
    for (const EntityId mine : table.state().entities(kind::Mine))
        question.options.append(Option::of(mine));
    if (!table.ruled(u"teaw.wire.tank"_s, u"ignore"_s)) {
        for (const EntityId wire : table.state().entities(kind::Wire))
            question.options.append(Option::of(wire));
    }
    return table.someEntities(question);
}

void meetWire(Interview &table, EntityId wire)
{
    const EntityId tank = table.unit();
    if (table.ruled(u"teaw.wire.tank"_s, u"crush"_s)) {
        const Text crushed =
            Text(u"tank.crushes"_s).with(u"unit"_s, tank).with(u"number"_s, chitOf(table, wire));
        table.say(u"T5.6"_s, crushed);
        table.instruct(wire, crushed);
        table.remove(wire);
        return;
    }
    Owed item;
    item.procedure = action::WireCheck;
    item.arguments = {{u"unit"_s, number(tank)}, {u"wire"_s, number(wire)}};
    item.cause = Text(u"tank.metWire"_s).with(u"unit"_s, tank);
    item.side = Team(table.state(), tank).side();
    table.owe(item);
}

/// Figures that were run over (`teaw.tank.overrun`).
void overrun(Interview &table)
{
    if (!table.ruled(u"teaw.tank.overrun"_s, u"kill"_s))
        return;
    Question question;
    question.kind = QuestionKind::Tally;
    question.name = u"overrun"_s;
    question.rule = TankRule;
    question.text = Text(u"tank.overrun"_s).with(u"unit"_s, table.unit());
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    question.assumed = QJsonObject();
    for (const EntityId id : teamsOf(table.state(), EntityId::None)) {
        Option option = Option::of(id);
        option.maximum = Team(table.state(), id).figures();
        question.options.append(option);
    }
    const QMap<QString, int> counts = table.tally(question);
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        loseFigures(table, EntityId{it.key().toInt()}, it.value(), TankRule, Loss::Particular);
}

} // namespace

void tankMove(Interview &table)
{
    guard(table, action::TankMove);
    const Team tank(table.state(), table.unit());
    const auto sentence = [&tank](const QString &key) {
        return Text(key).with(u"unit"_s, tank.id());
    };
    table.refuseIf(tank.driverDead(), u"T20.7"_s, sentence(u"tank.driverDead"_s));
    table.refuseIf(tank.movesUsed() >= limit(table, u"tankMoves"_s), TankRule,
                   sentence(u"tank.movedAlready"_s));
    table.refuseIf(tank.noMoreMoving(), u"T5.2"_s, sentence(u"tank.heldByWire"_s));
    table.refuseIf(tank.isEngaged() && !table.ruled(u"teaw.hth.otheractions"_s, u"free"_s),
                   u"T7.6"_s, sentence(u"tank.engaged"_s));
    const int degrees = limit(table, u"tankTurn"_s);
    checkMeasured(table, u"degrees"_s, degrees,
                  sentence(u"tank.turnTooFar"_s).with(u"n"_s, degrees));
    checkMeasured(table, u"distance"_s, tank.speed(),
                  sentence(u"tank.tooFar"_s).with(u"n"_s, tank.speed()));
    const QList<EntityId> met = askWhatItMet(table);
    spend(table, action::TankMove);
    table.add(table.unit(), key::MovesUsed, 1);
    table.set(table.unit(), key::Moved, 1);
    table.say(TankRule, sentence(u"tank.moved"_s));
    overrun(table);
    for (const EntityId id : met) {
        if (table.entity(id).kind() == kind::Mine)
            oweMine(table, table.unit(), id);
        else
            meetWire(table, id);
    }
}

} // namespace adjutant::teaw
