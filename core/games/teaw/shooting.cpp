// SPDX-License-Identifier: MIT
#include "core/games/teaw/shooting.h"

#include "core/games/teaw/aim.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/line_up.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString ShootingRule = u"T6.2"_s;

} // namespace

void shoot(Interview &table)
{
    guard(table, action::Shoot);
    const Team shooter(table.state(), table.unit());
    const bool special = shooter.is(type::Sniper) || shooter.is(type::AntiTank);
    table.refuseIf(special && table.ruled(u"teaw.shoot.who"_s, u"special"_s), u"T6.1"_s,
                   Text(u"shoot.specialOnly"_s).with(u"unit"_s, shooter.id()));
    const bool needsLineUp = special && !table.ruled(u"teaw.lineup.scope"_s, u"special"_s);
    if (needsLineUp)
        checkLinedUp(table, u"T18.1"_s);
    checkRepeat(table, ShootingRule);
    const EntityId target =
        chooseEnemy(table, ShootingRule, Text(u"shoot.target"_s).with(u"unit"_s, shooter.id()));
    checkFight(table, target, ShootingRule);

    const int figures =
        figuresOnTable(table, action::Shoot, {}, Team(table.state(), table.unit()).figures());
    Aim aim;
    aim.action = action::Shoot;
    aim.rule = ShootingRule;
    aim.text = Text(u"shoot.aim"_s).with(u"unit"_s, table.unit()).with(u"target"_s, target);
    aim.table = action::Shoot;
    aim.known = {{u"figures"_s, figures}};
    aim.target = target;
    aim.hints = fightWarning(table, target);
    const std::optional<Row> row = takeAim(table, aim);
    if (!row)
        return;
    spend(table, action::Shoot);
    table.add(table.unit(), key::ShotsUsed, 1);
    useLineUp(table);
    fire(table, {target, Attack::Shoot, u"T6.3"_s, row->number(u"dice"_s)}, *row);
}

} // namespace adjutant::teaw
