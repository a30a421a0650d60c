// SPDX-License-Identifier: MIT
#include "core/games/teaw/sniper.h"

#include "core/games/teaw/aim.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/line_up.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString SniperRule = u"T18.3"_s;

} // namespace

void precisionShot(Interview &table)
{
    guard(table, action::PrecisionShot);
    const EntityId sniper = table.unit();
    checkLinedUp(table, u"T18.1"_s);
    checkRepeat(table, SniperRule);
    const EntityId target =
        chooseEnemy(table, SniperRule, Text(u"precisionShot.target"_s).with(u"unit"_s, sniper));
    checkFight(table, target, SniperRule);

    Aim aim;
    aim.action = action::PrecisionShot;
    aim.rule = SniperRule;
    aim.text = Text(u"precisionShot.aim"_s).with(u"unit"_s, sniper).with(u"target"_s, target);
    aim.table = action::PrecisionShot;
    aim.target = target;
    aim.needsSight = table.ruled(u"teaw.special.los"_s, u"need"_s);
    aim.hints = fightWarning(table, target);
    const std::optional<Row> row = takeAim(table, aim);
    useLineUp(table);
    if (!row)
        return;
    spend(table, action::PrecisionShot);
    table.add(sniper, key::ShotsUsed, 1);
    fire(table, {target, Attack::PrecisionShot, SniperRule, row->number(u"dice"_s)}, *row);
}

} // namespace adjutant::teaw
