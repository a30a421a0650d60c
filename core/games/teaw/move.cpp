// SPDX-License-Identifier: MIT
#include "core/games/teaw/move.h"

#include "core/games/teaw/cut_wire.h"
#include "core/games/teaw/grant.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/line_up.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/mines.h"
#include "core/games/teaw/ranges.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString MoveRule = u"T4.2"_s;
const QString FirePrefix = u"fire-"_s;

/// What happened on the way.
struct Outcome
{
    EntityId wire = EntityId::None;
    QList<EntityId> mines;
    QList<EntityId> fire;  ///< who fires at once
    QList<EntityId> stays; ///< wire that the team may cross and is still at
};

Question aboutMove(const Interview &table, const QString &name, const QString &rule)
{
    Question question;
    question.name = name;
    question.rule = rule;
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    return question;
}

/// The wire that stops the team when it runs into it (T5.1, T5.5).
QList<EntityId> wireAhead(const Interview &table)
{
    const Team team(table.state(), table.unit());
    QList<EntityId> found;
    for (const EntityId wire : table.state().entities(kind::Wire)) {
        if (!team.mayPass(wire))
            found.append(wire);
    }
    return found;
}

/// Wire that was put against the team and that it has to get out of now
/// (`teaw.wire.placedtouch`).
EntityId wireAround(const Interview &table)
{
    if (table.ruled(u"teaw.wire.placedtouch"_s, u"move-in"_s))
        return EntityId::None;
    return table.entity(table.unit()).linked(link::Touching).value(0, EntityId::None);
}

QList<EntityId> minesAhead(const Interview &table)
{
    QList<EntityId> found;
    for (const EntityId mine : table.state().entities(kind::Mine)) {
        if (setsOff(table, table.unit(), mine))
            found.append(mine);
    }
    return found;
}

/// One of several, or the only one, unasked.
EntityId whichWire(Interview &table, const QList<EntityId> &wires)
{
    Question question = aboutMove(table, u"wire"_s, u"T5.1"_s);
    question.kind = QuestionKind::OneOf;
    question.text = Text(u"move.whichWire"_s).with(u"unit"_s, table.unit());
    for (const EntityId wire : wires)
        question.options.append(Option::of(wire));
    return table.oneEntity(question);
}

QList<EntityId> whichMines(Interview &table, const QList<EntityId> &mines)
{
    if (mines.size() == 1)
        return mines;
    Question question = aboutMove(table, u"mine"_s, u"T15.4"_s);
    question.kind = QuestionKind::SomeOf;
    question.text = Text(u"move.whichMines"_s).with(u"unit"_s, table.unit());
    for (const EntityId mine : mines)
        question.options.append(Option::of(mine));
    return table.someEntities(question);
}

Question outcomeQuestion(const Interview &table)
{
    Question question = aboutMove(table, u"outcome"_s, MoveRule);
    question.kind = QuestionKind::SomeOf;
    question.text = Text(u"move.outcome"_s)
                        .with(u"unit"_s, table.unit())
                        .with(u"n"_s, Team(table.state(), table.unit()).speed());
    question.hints = {meaning(table, u"teaw.move.upto"_s), meaning(table, u"teaw.move.path"_s)};
    question.assumed = QJsonArray();
    return question;
}

/// One question for all that can happen on the way; none where nothing can.
Outcome askOutcome(Interview &table, bool forward)
{
    const EntityId unit = table.unit();
    Outcome outcome;
    outcome.wire = wireAround(table);
    const QList<EntityId> wires =
        outcome.wire == EntityId::None ? wireAhead(table) : QList<EntityId>();
    const QList<EntityId> mines = minesAhead(table);
    const QList<EntityId> reactors = possibleReactors(table, unit);
    const QList<EntityId> passes =
        forward ? QList<EntityId>() : table.entity(unit).linked(link::WirePass);
    Question question = outcomeQuestion(table);
    if (forward)
        question.hints.append(meaning(table, u"teaw.snare.forward"_s));
    if (!wires.isEmpty())
        question.options.append(Option::of(u"wire"_s, Text(u"move.wire"_s)));
    if (!mines.isEmpty())
        question.hints.append(meaning(table, u"teaw.mine.placed"_s));
    if (!mines.isEmpty())
        question.options.append(Option::of(
            u"mine"_s, Text(u"move.mine"_s).with(u"n"_s, distance(table, u"mineTrigger"_s))));
    for (const EntityId reactor : reactors)
        question.options.append(Option::of(FirePrefix + QString::number(number(reactor)),
                                           Text(u"move.fire"_s).with(u"unit"_s, reactor)));
    if (!passes.isEmpty())
        question.options.append(Option::of(u"stays"_s, Text(u"move.stays"_s)));
    const QStringList chosen = table.someOf(question);
    if (chosen.contains(u"wire"_s))
        outcome.wire = whichWire(table, wires);
    if (chosen.contains(u"mine"_s))
        outcome.mines = whichMines(table, mines);
    if (chosen.contains(u"stays"_s))
        outcome.stays = passes;
    for (const EntityId reactor : reactors) {
        if (chosen.contains(FirePrefix + QString::number(number(reactor))))
            outcome.fire.append(reactor);
    }
    return outcome;
}

/// Whether the move counts against Defensive Fire later (`teaw.deffire.moved`).
bool countsAsMoved(Interview &table)
{
    const Team team(table.state(), table.unit());
    const UnitType *type = table.rulebook().unitType(team.type());
    const bool fires = type && type->actions.contains(action::DefensiveFire);
    if (!fires || table.ruled(u"teaw.deffire.moved"_s, u"any"_s))
        return true;
    Question question = aboutMove(table, u"shifted"_s, u"T12.2"_s);
    question.kind = QuestionKind::YesNo;
    question.text = Text(u"move.shifted"_s).with(u"unit"_s, table.unit());
    question.assumed = true;
    return table.yes(question);
}

void oweWireCheck(Interview &table, EntityId wire)
{
    Owed item;
    item.procedure = action::WireCheck;
    item.arguments = {{u"unit"_s, number(table.unit())}, {u"wire"_s, number(wire)}};
    const QJsonValue cut = table.command().arguments.value(u"cut"_s);
    if (cut.isBool())
        item.arguments.insert(u"cut"_s, cut);
    item.cause = Text(u"move.ranIntoWire"_s).with(u"unit"_s, table.unit());
    item.side = Team(table.state(), table.unit()).side();
    table.owe(item);
}

void oweFireOf(Interview &table, const Outcome &outcome)
{
    for (const EntityId reactor : outcome.fire)
        oweFire(table, reactor, table.unit());
}

/// The right to cross wire is used up by crossing it or leaving it (S2.10).
void usePasses(Interview &table, const Outcome &outcome)
{
    for (const QString &key : {link::WirePass, link::WirePassNext}) {
        for (const EntityId wire : table.entity(table.unit()).linked(key)) {
            if (!outcome.stays.contains(wire))
                table.unlink(table.unit(), key, wire);
        }
    }
    table.unlinkAll(table.unit(), link::Touching);
}

void oweWhatHappened(Interview &table, const Outcome &outcome)
{
    const bool interrupts = table.ruled(u"teaw.deffire.timing"_s, u"interrupt"_s);
    const QList<EntityId> reactors = possibleReactors(table, table.unit());
    if (interrupts)
        oweFireOf(table, outcome);
    if (outcome.wire != EntityId::None)
        oweWireCheck(table, outcome.wire);
    for (const EntityId mine : outcome.mines)
        oweMine(table, table.unit(), mine);
    if (!interrupts)
        oweFireOf(table, outcome);
    for (const EntityId reactor : reactors) {
        if (!outcome.fire.contains(reactor))
            offerFire(table, reactor, table.unit());
    }
}

/// A distance that somebody measured and passed on; nobody is asked for it.
void checkDistance(Interview &table)
{
    const QJsonValue given = table.command().arguments.value(u"distance"_s);
    const int speed = Team(table.state(), table.unit()).speed();
    if (!given.isDouble())
        return;
    const Length moved = Length::fromDouble(given.toDouble());
    table.refuseIf(!table.lengths().within(moved, speed), MoveRule,
                   Text(u"move.tooFar"_s).with(u"unit"_s, table.unit()).with(u"n"_s, speed));
}

/// What a granted move needs besides (T5.3, T7.8); the team is in its own turn and alive.
void checkGranted(Interview &table)
{
    const Team team(table.state(), table.unit());
    table.forbidIf(!team.isAlive(), u"T1.8"_s,
                   Text(u"guard.destroyed"_s).with(u"unit"_s, team.id()));
    table.forbidIf(table.moment().side != team.side(), u"T3.1"_s,
                   Text(u"guard.notItsTurn"_s).with(u"unit"_s, team.id()));
}

} // namespace

void checkMayMove(Interview &table)
{
    const Team team(table.state(), table.unit());
    const auto sentence = [&team](const QString &key) {
        return Text(key).with(u"unit"_s, team.id());
    };
    const int most = limit(table, u"moves"_s);
    table.refuseIf(team.movesUsed() >= most, u"T4.1"_s,
                   sentence(u"move.often"_s).with(u"n"_s, most));
    table.refuseIf(team.noMoreMoving(), u"T5.2"_s, sentence(u"move.noMore"_s));
    table.refuseIf(team.isSetUp(), u"T4.4"_s, sentence(u"move.setUp"_s));
    table.refuseIf(team.isEngaged() && !table.ruled(u"teaw.hth.otheractions"_s, u"free"_s),
                   u"T7.6"_s, sentence(u"move.engaged"_s));
}

void carryOutMove(Interview &table, bool forward)
{
    const EntityId unit = table.unit();
    checkCutNamed(table);
    const Outcome outcome = askOutcome(table, forward);
    const bool moved = countsAsMoved(table);
    table.add(unit, key::MovesUsed, 1);
    if (moved)
        table.set(unit, key::Moved, 1);
    table.say(MoveRule, Text(u"move.moved"_s)
                            .with(u"unit"_s, unit)
                            .with(u"n"_s, Team(table.state(), unit).speed()));
    moveFromLineUp(table);
    usePasses(table, outcome);
    oweWhatHappened(table, outcome);
}

void move(Interview &table)
{
    const Grant grant = takeGrant(table);
    if (grant == Grant::None)
        guard(table, action::Move);
    else
        checkGranted(table);
    checkMayMove(table);
    checkDistance(table);
    noteRanges(table);
    if (grant == Grant::None)
        spend(table, action::Move);
    carryOutMove(table, grant == Grant::Snare);
}

} // namespace adjutant::teaw
