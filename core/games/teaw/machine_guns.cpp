// SPDX-License-Identifier: MIT
#include "core/games/teaw/machine_guns.h"

#include "core/games/teaw/aim.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// What differs between the three machine guns.
struct Gun
{
    QString action;
    QString rule;
    QString table;
};

Gun gunOf(const Team &team)
{
    if (team.isTank())
        return {u"tankMgAttack"_s, u"T20.3"_s, u"tankMg"_s};
    if (team.is(type::Hmg))
        return {action::MgAttack, u"T14.3"_s, u"hmg"_s};
    return {action::MgAttack, u"T13.3"_s, u"lmg"_s};
}

/// The dice of the row; half of them for a gun that fewer than half its crew serve
/// (`teaw.mg.crew`).
int diceOf(const Interview &table, const Row &row)
{
    const int dice = row.number(u"dice"_s);
    const Team crew(table.state(), table.unit());
    const bool few = !crew.isTank() && 2 * crew.figures() < crew.full();
    return few && table.ruled(u"teaw.mg.crew"_s, u"halve"_s) ? (dice + 1) / 2 : dice;
}

void attack(Interview &table, const Gun &gun)
{
    const EntityId unit = table.unit();
    const EntityId target =
        chooseEnemy(table, gun.rule, Text(u"machineGun.target"_s).with(u"unit"_s, unit));
    checkFight(table, target, gun.rule);
    Aim aim;
    aim.action = gun.action;
    aim.rule = gun.rule;
    aim.text = Text(u"machineGun.aim"_s).with(u"unit"_s, unit).with(u"target"_s, target);
    aim.table = gun.table;
    aim.target = target;
    aim.hints = fightWarning(table, target);
    if (Team(table.state(), unit).isTank())
        aim.hints.append(meaning(table, u"teaw.tank.mgarc"_s));
    const std::optional<Row> row = takeAim(table, aim);
    if (!row)
        return;
    spend(table, gun.action);
    table.add(unit, key::MgUsed, 1);
    fire(table, {target, Attack::MachineGun, gun.rule, diceOf(table, *row)}, *row);
}

/// Packs up or sets up the gun of table.unit().
void handle(Interview &table, const QString &action, const QString &state)
{
    guard(table, action);
    const EntityId unit = table.unit();
    const bool setUp = state == gun::SetUp;
    const bool hmg = Team(table.state(), unit).is(type::Hmg);
    const QString rule =
        hmg ? (setUp ? u"T14.1"_s : u"T14.2"_s) : (setUp ? u"T13.1"_s : u"T13.2"_s);
    table.refuseIf(Team(table.state(), unit).isSetUp() == setUp, rule,
                   Text(setUp ? u"machineGun.alreadySetUp"_s : u"machineGun.alreadyPacked"_s)
                       .with(u"unit"_s, unit));
    spend(table, action);
    table.set(unit, key::Mg, state);
    table.say(rule,
              Text(setUp ? u"machineGun.setUp"_s : u"machineGun.packedUp"_s).with(u"unit"_s, unit));
}

} // namespace

void setUpMg(Interview &table)
{
    handle(table, action::SetUpMg, gun::SetUp);
}

void packUpMg(Interview &table)
{
    handle(table, action::PackUpMg, gun::Packed);
}

void mgAttack(Interview &table)
{
    guard(table, action::MgAttack);
    const Gun gun = gunOf(Team(table.state(), table.unit()));
    table.refuseIf(!Team(table.state(), table.unit()).isSetUp(), gun.rule,
                   Text(u"machineGun.notSetUp"_s).with(u"unit"_s, table.unit()));
    checkRepeat(table, gun.rule);
    attack(table, gun);
}

void tankMgAttack(Interview &table)
{
    guard(table, action::TankMgAttack);
    const Gun gun = gunOf(Team(table.state(), table.unit()));
    table.refuseIf(!gunnerServes(table, table.unit(), gun.action), u"T20.7"_s,
                   Text(u"machineGun.gunnerDead"_s).with(u"unit"_s, table.unit()));
    const bool fired = Team(table.state(), table.unit()).machineGunAttacks() > 0;
    table.refuseIf(fired && table.ruled(u"teaw.tank.repeatfire"_s, u"once"_s), u"T20.1"_s,
                   Text(u"machineGun.once"_s).with(u"unit"_s, table.unit()));
    attack(table, gun);
}

} // namespace adjutant::teaw
