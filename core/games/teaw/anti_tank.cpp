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

const QString AntiTankRule = u"T19.2"_s;

} // namespace

void antiTankShot(Interview &table)
{
    guard(table, action::AntiTankShot);
    const EntityId team = table.unit();
    checkLinedUp(table, u"T19.1"_s);
    checkRepeat(table, AntiTankRule);
    const EntityId target = chooseEnemy(
        table, AntiTankRule, Text(u"antiTankShot.target"_s).with(u"unit"_s, team), Targets::Tanks);
    checkFight(table, target, AntiTankRule);

    Aim aim;
    aim.action = action::AntiTankShot;
    aim.rule = AntiTankRule;
    aim.text = Text(u"antiTankShot.aim"_s).with(u"unit"_s, team).with(u"target"_s, target);
    aim.table = action::AntiTankShot;
    aim.target = target;
    aim.needsSight = table.ruled(u"teaw.special.los"_s, u"need"_s);
    aim.hints = fightWarning(table, target);
    const std::optional<Row> row = takeAim(table, aim);
    useLineUp(table);
    if (!row)
        return;
    spend(table, action::AntiTankShot);
    table.add(team, key::ShotsUsed, 1);
    const Shot shot{target, Attack::Shoot, AntiTankRule, row->number(u"dice"_s)};
    if (throwShot(table, shot, *row) > 0)
        damageTank(table, target, AntiTankRule);
}

} // namespace adjutant::teaw
