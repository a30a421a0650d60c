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

const QString Action = u"shoot"_s;
const QString Rule = u"T6.2"_s;

/// A team that the table has no row for, because the referee made it larger, fires as the largest.
int figuresOnTable(const Interview &table, const Team &team)
{
    const RulingLookup rulings = [&table](const QString &id) { return table.ruling(id); };
    const Table *printed = table.rulebook().table(Action);
    const int most = printed->reach(u"figures"_s, {}, rulings).value_or(1);
    return std::clamp(team.figures(), 1, most);
}

} // namespace

void shoot(Interview &table)
{
    guard(table, Action);
    const Team shooter(table.state(), table.unit());
    const bool special = shooter.is(type::Sniper) || shooter.is(type::AntiTank);
    table.refuseIf(special && table.ruled(u"teaw.shoot.who"_s, u"special"_s), u"T6.1"_s,
                   Text(u"shoot.specialOnly"_s).with(u"unit"_s, shooter.id()));
    const bool needsLineUp = special && !table.ruled(u"teaw.lineup.scope"_s, u"special"_s);
    if (needsLineUp)
        checkLinedUp(table, u"T18.1"_s);
    checkRepeat(table, Rule);
    const EntityId target =
        chooseEnemy(table, Rule, Text(u"shoot.target"_s).with(u"unit"_s, shooter.id()));
    checkFight(table, target, Rule);

    const int figures = figuresOnTable(table, Team(table.state(), table.unit()));
    Aim aim;
    aim.action = Action;
    aim.rule = Rule;
    aim.text = Text(u"shoot.aim"_s).with(u"unit"_s, table.unit()).with(u"target"_s, target);
    aim.table = Action;
    aim.known = {{u"figures"_s, figures}};
    aim.target = target;
    aim.hints = fightWarning(table, target);
    const std::optional<Row> row = takeAim(table, aim);
    if (!row)
        return;
    spend(table, Action);
    table.add(table.unit(), key::ShotsUsed, 1);
    useLineUp(table);
    fire(table, {target, Attack::Shoot, u"T6.3"_s, row->number(u"dice"_s)}, *row);
}

} // namespace adjutant::teaw
