// SPDX-License-Identifier: MIT
#include "core/games/teaw/anti_tank.h"

#include "core/games/teaw/aim.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/line_up.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString Action = u"antiTankShot"_s;
const QString Rule = u"T19.2"_s;

} // namespace

void antiTankShot(Interview &table)
{
    guard(table, Action);
    const EntityId team = table.unit();
    checkLinedUp(table, u"T19.1"_s);
    checkRepeat(table, Rule);
    const EntityId target = chooseEnemy(
        table, Rule, Text(u"antiTankShot.target"_s).with(u"unit"_s, team), Targets::Tanks);
    checkFight(table, target, Rule);

    Aim aim;
    aim.action = Action;
    aim.rule = Rule;
    aim.text = Text(u"antiTankShot.aim"_s).with(u"unit"_s, team).with(u"target"_s, target);
    aim.table = Action;
    aim.target = target;
    aim.needsSight = table.ruled(u"teaw.special.los"_s, u"need"_s);
    aim.hints = fightWarning(table, target);
    const std::optional<Row> row = takeAim(table, aim);
    useLineUp(table);
    if (!row)
        return;
    spend(table, Action);
    table.add(team, key::ShotsUsed, 1);
    const Shot shot{target, Attack::Shoot, Rule, row->number(u"dice"_s)};
    if (throwShot(table, shot, *row) > 0)
        damageTank(table, target, Rule);
}

} // namespace adjutant::teaw
