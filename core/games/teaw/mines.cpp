// SPDX-License-Identifier: MIT
#include "core/games/teaw/mines.h"

#include "core/games/teaw/blast.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString PlaceMineRule = u"T15.3"_s;
const QString MineBlastRule = u"T15.4"_s;
const QString MineTankRule = u"T15.5"_s;
const QString DefuseRule = u"T15.6"_s;

/// Everybody within the radius dies, and the mine is gone.
void blowUp(Interview &table, EntityId mine, const QString &rule)
{
    const int chit = chitOf(table, mine);
    Blast blast;
    blast.rule = rule;
    blast.attack = Attack::Mine;
    blast.subject = mine;
    blast.text = Text(u"mines.caught"_s)
                     .with(u"number"_s, chit)
                     .with(u"radius"_s, distance(table, u"blast"_s));
    blast.contained = table.ruled(u"teaw.mine.contain"_s, u"same"_s);
    blast.sparesEngineers = table.ruled(u"teaw.mine.engineer"_s, u"immune"_s);
    table.say(rule, Text(u"mines.bang"_s).with(u"number"_s, chit));
    const Caught caught = whoIsCaught(table, blast);
    hitScenery(table, blast, mine);
    table.instruct(mine, Text(u"mines.remove"_s).with(u"number"_s, chit));
    table.remove(mine);
    killCaught(table, blast, caught);
}

/// The mine that the argument names; None where it has gone off already.
EntityId namedMine(const Interview &table)
{
    const EntityId mine = table.command().entity(u"mine"_s);
    return table.entity(mine).kind() == kind::Mine ? mine : EntityId::None;
}

/// Where a hidden mine lies, in words that nobody is shown.
void hide(Interview &table, EntityId mine)
{
    Question question;
    question.kind = QuestionKind::Secret;
    question.name = u"sealed"_s;
    question.rule = PlaceMineRule;
    question.text = Text(u"mines.sealed"_s).with(u"number"_s, chitOf(table, mine));
    question.side = table.moment().side;
    question.actor = table.unit();
    question.assumed = QString();
    table.set(mine, key::Secret, 1);
    table.set(mine, key::Sealed, table.ask(question).toString());
}

/// A mine that is laid under a team's feet (`teaw.mine.placed`).
void goOffAtOnce(Interview &table, EntityId mine)
{
    if (!table.ruled(u"teaw.mine.placed"_s, u"at-once"_s))
        return;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"close"_s;
    question.rule = MineBlastRule;
    question.text = Text(u"mines.close"_s)
                        .with(u"number"_s, chitOf(table, mine))
                        .with(u"n"_s, distance(table, u"mineTrigger"_s));
    question.side = table.moment().side;
    question.actor = table.unit();
    question.assumed = false;
    if (table.yes(question))
        oweMine(table, EntityId::None, mine);
}

/// A tank without a driver stops where it is: mines farther on are not met.
void forgetMinesAhead(Interview &table, EntityId tank)
{
    table.withdraw([tank](const Owed &item) {
        return item.procedure == action::MineTank && item.entity(u"unit"_s) == tank;
    });
}

} // namespace

void placeMine(Interview &table)
{
    const QString action = action::PlaceMine;
    guard(table, action);
    const EntityId unit = table.unit();
    const bool hidden = table.ruled(u"teaw.mine.hidden"_s, u"secret"_s);
    Limit limit;
    limit.rule = PlaceMineRule;
    limit.within = distance(table, u"minePlace"_s);
    limit.text = Text(u"mines.place"_s).with(u"unit"_s, unit).with(u"n"_s, limit.within);
    limit.refusal = Text(u"mines.placeTooFar"_s).with(u"unit"_s, unit).with(u"n"_s, limit.within);
    limit.hints = {meaning(table, u"teaw.mine.placed"_s)};
    checkWithin(table, limit);
    spend(table, action);
    const EntityId mine =
        table.create(kind::Mine, EntityId::Battle, {{key::Number, nextChit(table, kind::Mine)}});
    table.link(mine, link::PlacedBy, unit);
    const Text done = Text(hidden ? u"mines.hidden"_s : u"mines.placed"_s)
                          .with(u"unit"_s, unit)
                          .with(u"number"_s, chitOf(table, mine));
    table.say(PlaceMineRule, done);
    if (hidden)
        hide(table, mine);
    else
        table.instruct(mine, Text(u"mines.putMarker"_s).with(u"number"_s, chitOf(table, mine)));
    goOffAtOnce(table, mine);
}

void mineBlast(Interview &table)
{
    const EntityId mine = namedMine(table);
    if (mine == EntityId::None)
        return;
    const EntityId mover = table.command().entity(u"mover"_s);
    if (table.state().contains(mover)) {
        const bool point = table.ruled(u"teaw.mine.timing"_s, u"point"_s);
        table.instruct(mover, Text(point ? u"mines.stop"_s : u"mines.afterMove"_s)
                                  .with(u"unit"_s, mover)
                                  .with(u"number"_s, chitOf(table, mine)));
    }
    blowUp(table, mine, MineBlastRule);
}

void mineTank(Interview &table)
{
    const EntityId tank = table.unit();
    const EntityId mine = namedMine(table);
    table.forbidIf(!Team(table.state(), tank).isTank(), MineTankRule, Text(u"mines.noTank"_s));
    if (mine == EntityId::None)
        return;
    Question question;
    question.name = u"dice"_s;
    question.rule = MineTankRule;
    question.text =
        Text(u"mines.tankThrow"_s).with(u"unit"_s, tank).with(u"number"_s, chitOf(table, mine));
    question.side = table.moment().side;
    question.actor = tank;
    question.subject = mine;
    const Row row = rollOn(table, action::MineTank, question);
    const bool damaged = row.word(u"tank"_s) == u"damaged";
    table.say(MineTankRule,
              Text(damaged ? u"mines.tankDamaged"_s : u"mines.tankUnhurt"_s)
                  .with(u"unit"_s, tank)
                  .with(u"number"_s, chitOf(table, mine)),
              row);
    if (damaged)
        damageTank(table, tank, MineTankRule);
    if (Team(table.state(), tank).driverDead()) {
        table.instruct(tank, Text(u"mines.tankStops"_s).with(u"unit"_s, tank));
        forgetMinesAhead(table, tank);
    }
    const QString outcome = row.word(u"mine"_s);
    if (outcome == u"blast")
        blowUp(table, mine, MineTankRule);
    if (outcome == u"spent") {
        table.instruct(mine, Text(u"mines.remove"_s).with(u"number"_s, chitOf(table, mine)));
        table.remove(mine);
    }
}

void defuseMine(Interview &table)
{
    const QString action = action::DefuseMine;
    guard(table, action);
    const EntityId unit = table.unit();
    const EntityId mine =
        chooseMarker(table, u"target"_s, kind::Mine, {Text(u"mines.none"_s), DefuseRule},
                     Text(u"mines.defuseWhich"_s).with(u"unit"_s, unit));
    Limit limit;
    limit.rule = DefuseRule;
    limit.within = distance(table, u"mineDefuse"_s);
    limit.text = Text(u"mines.defuseReach"_s).with(u"unit"_s, unit).with(u"n"_s, limit.within);
    limit.refusal = Text(u"mines.defuseTooFar"_s).with(u"unit"_s, unit).with(u"n"_s, limit.within);
    limit.subject = mine;
    checkWithin(table, limit);
    spend(table, action);
    Question question;
    question.name = u"dice"_s;
    question.rule = DefuseRule;
    question.text =
        Text(u"mines.defuseThrow"_s).with(u"unit"_s, unit).with(u"number"_s, chitOf(table, mine));
    question.side = table.moment().side;
    question.actor = unit;
    question.subject = mine;
    const Row row = rollOn(table, action, question);
    const bool removed = row.word(u"result"_s) == u"removed";
    const int chit = chitOf(table, mine);
    table.say(DefuseRule,
              Text(removed ? u"mines.defused"_s : u"mines.defuseFailed"_s)
                  .with(u"unit"_s, unit)
                  .with(u"number"_s, chit),
              row);
    if (!removed) {
        blowUp(table, mine, DefuseRule);
        return;
    }
    table.instruct(mine, Text(u"mines.remove"_s).with(u"number"_s, chit));
    table.remove(mine);
}

bool setsOff(const Interview &table, EntityId unit, EntityId mine)
{
    const Team mover(table.state(), unit);
    if (!mover.isSapper())
        return true;
    if (!table.ruled(u"teaw.mine.engineer"_s, u"own-only"_s))
        return false;
    const QList<EntityId> placers = table.entity(mine).linked(link::PlacedBy);
    return placers.isEmpty() || sideOf(table.state(), placers.first()) != mover.side();
}

void oweMine(Interview &table, EntityId unit, EntityId mine)
{
    const bool tank = Team(table.state(), unit).isTank();
    Owed item;
    item.procedure = tank ? action::MineTank : action::MineBlast;
    item.arguments = {{u"mine"_s, number(mine)}};
    if (unit != EntityId::None)
        item.arguments.insert(tank ? u"unit"_s : u"mover"_s, number(unit));
    item.cause = Text(u"mines.cause"_s).with(u"number"_s, chitOf(table, mine));
    item.side = table.moment().side;
    table.owe(item);
}

} // namespace adjutant::teaw
