// SPDX-License-Identifier: MIT
#include "core/games/teaw/line_up.h"

#include "core/games/teaw/guard.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

} // namespace

void lineUpShot(Interview &table)
{
    guard(table, action::LineUpShot);
    const EntityId unit = table.unit();
    const bool sniper = Team(table.state(), unit).is(type::Sniper);
    const QString rule = sniper ? u"T18.1"_s : u"T19.1"_s;
    table.refuseIf(Team(table.state(), unit).isLinedUp(), rule,
                   Text(u"lineUp.already"_s).with(u"unit"_s, unit));
    spend(table, action::LineUpShot);
    table.set(unit, key::LinedUp, 1);
    table.say(rule, Text(u"lineUp.done"_s).with(u"unit"_s, unit));
}

void checkLinedUp(Interview &table, const QString &rule)
{
    table.refuseIf(!Team(table.state(), table.unit()).isLinedUp(), rule,
                   Text(u"lineUp.needed"_s).with(u"unit"_s, table.unit()));
}

void useLineUp(Interview &table)
{
    if (Team(table.state(), table.unit()).isLinedUp())
        table.set(table.unit(), key::LinedUp, 0);
}

void moveFromLineUp(Interview &table)
{
    if (table.ruled(u"teaw.lineup.persist"_s, u"keep"_s))
        useLineUp(table);
}

} // namespace adjutant::teaw
