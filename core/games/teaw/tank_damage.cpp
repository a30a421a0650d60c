// SPDX-License-Identifier: MIT
#include "core/games/teaw/tank_damage.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString TankDamageRule = u"T20.7"_s;

/// Who dies: the one named by the die, or the other where that one is dead already
/// (`teaw.tank.repeatdamage`).
QString victim(const Interview &table, const Team &tank, const QString &named)
{
    const QString other = named == key::DriverDead ? key::GunnerDead : key::DriverDead;
    const bool again = table.entity(tank.id()).flag(named);
    return again && table.ruled(u"teaw.tank.repeatdamage"_s, u"other"_s) ? other : named;
}

} // namespace

void damageTank(Interview &table, EntityId tank, const QString &rule)
{
    Question question;
    question.name = u"damage"_s;
    question.rule = TankDamageRule;
    question.text = Text(u"tankDamage.throw"_s).with(u"unit"_s, tank);
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = tank;
    const Row row = rollOn(table, action::TankDamage, question);
    const QString named = row.word(u"result"_s) == u"driver" ? key::DriverDead : key::GunnerDead;
    const QString killed = victim(table, Team(table.state(), tank), named);
    if (table.entity(tank).flag(killed)) {
        table.say(TankDamageRule, Text(u"tankDamage.nothing"_s).with(u"unit"_s, tank), row);
        return;
    }
    table.set(tank, killed, 1);
    const bool driver = killed == key::DriverDead;
    table.say(rule,
              Text(driver ? u"tankDamage.driver"_s : u"tankDamage.gunner"_s).with(u"unit"_s, tank),
              row);
    noteKnockedOut(table, tank);
}

void tankDamage(Interview &table)
{
    const Team tank(table.state(), table.unit());
    table.forbidIf(!tank.isTank(), TankDamageRule, Text(u"tankDamage.noTank"_s));
    table.refuseIf(tank.isDestroyed(), TankDamageRule,
                   Text(u"tankDamage.destroyed"_s).with(u"unit"_s, tank.id()));
    damageTank(table, tank.id(), TankDamageRule);
}

bool gunnerServes(const Interview &table, EntityId tank, const QString &action)
{
    if (!Team(table.state(), tank).gunnerDead())
        return true;
    const QString lost = table.ruling(u"teaw.tank.gunner"_s);
    const bool cannon = action == action::CannonAttack;
    return cannon ? lost == u"mg-only" : lost == u"cannon-only";
}

} // namespace adjutant::teaw
