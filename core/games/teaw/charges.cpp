// SPDX-License-Identifier: MIT
#include "core/games/teaw/charges.h"

#include "core/games/teaw/blast.h"
#include "core/games/teaw/casualties.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString PlaceChargeRule = u"T15.7"_s;
const QString BlowRule = u"T15.8"_s;

/// The own turns that \a side has begun.
int ownTurns(const Interview &table, EntityId side)
{
    return table.entity(side).number(key::Turns);
}

/// Figures near a charge, where they are hurt at all (`teaw.charge.bystanders`).
void hurtBystanders(Interview &table, EntityId tank, const QString &rule)
{
    if (!table.ruled(u"teaw.charge.bystanders"_s, u"five"_s))
        return;
    Blast blast;
    blast.rule = rule;
    blast.attack = Attack::Explosion;
    blast.subject = tank;
    blast.text = Text(u"charges.caught"_s)
                     .with(u"unit"_s, tank)
                     .with(u"radius"_s, distance(table, u"chargeBlast"_s));
    killCaught(table, blast, whoIsCaught(table, blast));
}

/// It goes off in the Engineers' hands.
void goOffEarly(Interview &table, EntityId tank)
{
    const Team team(table.state(), table.unit());
    const int figures = team.figures();
    loseFigures(table, team.id(), figures, PlaceChargeRule, Loss::Particular);
    hurtBystanders(table, tank, PlaceChargeRule);
    if (table.ruled(u"teaw.charge.bystanders"_s, u"five"_s))
        destroyTank(table, tank, PlaceChargeRule);
}

void attach(Interview &table, EntityId tank)
{
    const EntityId side = Team(table.state(), table.unit()).side();
    const EntityId charge = table.create(
        kind::Charge, EntityId::Battle,
        {{key::Number, nextChit(table, kind::Charge)}, {key::PlacedTurn, ownTurns(table, side)}});
    table.link(charge, link::OnTank, tank);
    table.link(charge, link::PlacedBy, table.unit());
    const bool next = table.ruled(u"teaw.charge.timing"_s, u"next"_s);
    table.instruct(tank, Text(next ? u"charges.attachNext"_s : u"charges.attachThis"_s)
                             .with(u"unit"_s, tank)
                             .with(u"number"_s, chitOf(table, charge)));
}

} // namespace

void placeCharge(Interview &table)
{
    guard(table, action::PlaceCharge);
    const EntityId unit = table.unit();
    const EntityId tank = chooseEnemy(
        table, PlaceChargeRule, Text(u"charges.target"_s).with(u"unit"_s, unit), Targets::Tanks);
    Limit limit;
    limit.rule = PlaceChargeRule;
    limit.within = distance(table, u"chargePlace"_s);
    limit.text = Text(u"charges.reach"_s)
                     .with(u"unit"_s, unit)
                     .with(u"target"_s, tank)
                     .with(u"n"_s, limit.within);
    limit.refusal = Text(u"charges.tooFar"_s)
                        .with(u"unit"_s, unit)
                        .with(u"target"_s, tank)
                        .with(u"n"_s, limit.within);
    limit.subject = tank;
    checkWithin(table, limit);
    spend(table, action::PlaceCharge);
    Question question;
    question.name = u"dice"_s;
    question.rule = PlaceChargeRule;
    question.text = Text(u"charges.throw"_s).with(u"unit"_s, unit).with(u"target"_s, tank);
    question.side = table.moment().side;
    question.actor = unit;
    question.subject = tank;
    const Row row = rollOn(table, action::PlaceCharge, question);
    const QString outcome = row.word(u"result"_s);
    table.say(PlaceChargeRule,
              Text(u"charges.outcome."_s + outcome).with(u"unit"_s, unit).with(u"target"_s, tank),
              row);
    if (outcome == u"blast")
        goOffEarly(table, tank);
    if (outcome == u"attached")
        attach(table, tank);
    if (outcome == u"failed")
        endTeamTurn(table, unit);
}

void chargeBlow(Interview &table)
{
    const EntityId charge = table.command().entity(u"charge"_s);
    if (table.entity(charge).kind() != kind::Charge)
        return;
    const EntityId tank = table.entity(charge).linked(link::OnTank).value(0);
    table.remove(charge);
    if (!Team(table.state(), tank).isThere() || Team(table.state(), tank).isDestroyed())
        return;
    table.say(BlowRule, Text(u"charges.bang"_s).with(u"unit"_s, tank));
    hurtBystanders(table, tank, BlowRule);
    destroyTank(table, tank, BlowRule);
}

QList<EntityId> chargesDue(const Interview &table, EntityId side)
{
    const int wait = table.ruled(u"teaw.charge.timing"_s, u"next"_s) ? 1 : 0;
    QList<EntityId> due;
    for (const EntityId id : table.state().entities(kind::Charge)) {
        const EntityId placer = table.entity(id).linked(link::PlacedBy).value(0);
        const bool itsSide = sideOf(table.state(), placer) == side;
        if (itsSide && ownTurns(table, side) >= table.entity(id).number(key::PlacedTurn) + wait)
            due.append(id);
    }
    return due;
}

void oweCharges(Interview &table, EntityId side)
{
    for (const EntityId charge : chargesDue(table, side)) {
        const EntityId tank = table.entity(charge).linked(link::OnTank).value(0);
        Owed item;
        item.procedure = action::ChargeBlow;
        item.arguments = {{u"charge"_s, number(charge)}};
        item.cause = Text(u"charges.cause"_s).with(u"unit"_s, tank);
        item.side = side;
        table.owe(item);
    }
}

} // namespace adjutant::teaw
