// SPDX-License-Identifier: MIT
#include "core/games/teaw/cannon.h"

#include "core/games/teaw/blast.h"
#include "core/games/teaw/casualties.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString CannonRule = u"T20.5"_s;
const QString CannonBlastRule = u"T20.6"_s;

/// An angle off the tank's front that somebody measured and passed on, in degrees to one side.
void checkAngle(Interview &table)
{
    const QJsonValue given = table.command().arguments.value(u"angle"_s);
    if (!given.isDouble())
        return;
    const int arc = limit(table, u"cannonArc"_s);
    table.refuseIf(2 * given.toDouble() > arc, CannonRule,
                   Text(u"cannon.outsideArc"_s).with(u"unit"_s, table.unit()).with(u"n"_s, arc));
}

/// Range, arc and, where it is needed, sight in one tap.
void checkMarker(Interview &table, EntityId target)
{
    checkAngle(table);
    const bool sight = table.ruled(u"teaw.cannon.los"_s, u"need"_s);
    Limit limit;
    limit.rule = CannonRule;
    limit.within = distance(table, u"cannon"_s);
    const auto sentence = [&](const QString &key) {
        return Text(key).with(u"unit"_s, table.unit()).with(u"n"_s, limit.within);
    };
    limit.text = sentence(sight ? u"cannon.aimSeen"_s : u"cannon.aim"_s);
    limit.refusal = sentence(sight ? u"cannon.notPossibleSeen"_s : u"cannon.notPossible"_s);
    limit.hints = {meaning(table, u"teaw.cannon.arc"_s)};
    limit.subject = target;
    checkWithin(table, limit);
}

/// Rolls where the shot lands and says so.
void scatterShot(Interview &table, EntityId target)
{
    Question question;
    question.name = u"scatter"_s;
    question.rule = CannonRule;
    question.text = Text(u"cannon.throw"_s).with(u"unit"_s, table.unit());
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = target;
    const Row row = rollOn(table, u"cannonScatter"_s, question);
    const QString landing = row.word(u"result"_s);
    QString key = u"cannon.land."_s + landing;
    if (landing != u"mark")
        key += u'.' + table.ruling(u"teaw.cannon.directions"_s);
    const Text where =
        Text(key).with(u"unit"_s, table.unit()).with(u"n"_s, row.number(u"distance"_s));
    table.say(CannonRule, where, row);
    table.instruct(table.unit(), where);
}

void hurtTank(Interview &table, EntityId tank)
{
    if (table.ruled(u"teaw.explosion.tank"_s, u"cannon-damage"_s))
        damageTank(table, tank, CannonBlastRule);
    else
        destroyTank(table, tank, CannonBlastRule);
}

} // namespace

void cannonAttack(Interview &table)
{
    guard(table, action::CannonAttack);
    const EntityId tank = table.unit();
    table.refuseIf(!gunnerServes(table, tank, action::CannonAttack), u"T20.7"_s,
                   Text(u"cannon.gunnerDead"_s).with(u"unit"_s, tank));
    const bool fired = Team(table.state(), tank).cannonAttacks() > 0;
    table.refuseIf(fired && table.ruled(u"teaw.tank.repeatfire"_s, u"once"_s), u"T20.1"_s,
                   Text(u"cannon.once"_s).with(u"unit"_s, tank));
    EntityId target = EntityId::None;
    if (table.ruled(u"teaw.cannon.target"_s, u"team"_s)) {
        target = chooseEnemy(table, CannonRule, Text(u"cannon.target"_s).with(u"unit"_s, tank));
        checkFight(table, target, CannonRule);
    }
    checkMarker(table, target);
    spend(table, action::CannonAttack);
    table.add(tank, key::CannonUsed, 1);
    scatterShot(table, target);

    Blast blast;
    blast.rule = CannonBlastRule;
    blast.attack = Attack::Cannon;
    blast.subject = target;
    blast.text = Text(u"cannon.caught"_s).with(u"radius"_s, distance(table, u"blast"_s));
    blast.tanks = !table.ruled(u"teaw.explosion.tank"_s, u"immune"_s);
    blast.contained = table.ruled(u"teaw.cannon.trench"_s, u"same"_s);
    const Caught caught = whoIsCaught(table, blast);
    hitScenery(table, blast);
    killCaught(table, blast, caught);
    for (const EntityId hit : caught.tanks)
        hurtTank(table, hit);
}

} // namespace adjutant::teaw
