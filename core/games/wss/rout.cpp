// SPDX-License-Identifier: MIT
#include "core/games/wss/rout.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/fight.h"
#include "core/games/wss/fire.h"
#include "core/games/wss/friends.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/pursuit.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/victory.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString RoutRule = u"P14.1"_s;

/// Whether \a unit is held from front and rear and gives itself up.
bool surrenders(Interview &table, EntityId unit, bool routs)
{
    if (!isSurrounded(table.state(), unit))
        return false;
    if (!routs && table.ruled(u"wss.fight.surrender"_s, u"rout"_s))
        return false;
    removeUnit(table, unit, status::Surrendered, u"P17.4"_s);
    return true;
}

/// What happened on the way: who has to test, whether the unit is still on the table.
QStringList askPath(Interview &table, EntityId unit, const RoutBy &by)
{
    const int distance = by.moves * oneMoveOf(table, unit);
    const QList<Option> friends = friendOptions(table, unit, by);
    const QString text = friends.isEmpty() ? u"rout.alone"_s : u"rout.path"_s;
    Question path =
        question(table, QuestionKind::SomeOf,
                 {u"path"_s, RoutRule, aboutUnit(text, unit).with(u"n"_s, distance), unit, unit});
    path.hints = {Text(u"rout.whoIsNear"_s).with(u"n"_s, limit(table, u"friends"_s)),
                  meaning(table, u"wss.move.terrain_forced"_s), meaning(table, u"wss.rout.exit"_s),
                  meaning(table, u"wss.friends.order"_s)};
    const RuleParagraph *result = table.rulebook().paragraph(by.rule);
    if (result && by.what == RoutBy::What::FaceOff && Unit(table.state(), unit).isCavalry())
        path.hints.prepend(Text(result->text)); // it reads the infantry's way as its own
    path.options = friends;
    path.options += endOptions();
    path.assumed = QJsonArray();
    path.playsOut = true;
    return table.someOf(path);
}

/// Whether the unit is below half strength once it has lost \a stands and those that casualties
/// still take off: then no friend cares (P20.3).
bool scatters(const Interview &table, EntityId unit, int stands)
{
    const int lost = stands + deadStands(table, unit);
    return lost > 0 && isBelowHalf(table, unit, lost);
}

/// Enemies or impassable ground in the way (`wss.rout.blocked`).
void meetObstacle(Interview &table, EntityId unit)
{
    if (table.ruled(u"wss.rout.blocked"_s, u"destroyed"_s)) {
        removeUnit(table, unit, status::Destroyed, RoutRule);
        return;
    }
    Question gives =
        question(table, QuestionKind::YesNo,
                 {u"surrenders"_s, u"P17.4"_s, aboutUnit(u"rout.surrenders"_s, unit), unit, unit});
    gives.assumed = false;
    gives.playsOut = true;
    if (table.yes(gives))
        removeUnit(table, unit, status::Surrendered, u"P17.4"_s);
}

void markRouting(Interview &table, EntityId unit)
{
    table.set(unit, key::Routing, 1);
    table.set(unit, key::RoutedTurn, table.moment().turn);
    table.set(unit, key::WasRouting, 1);
    table.set(unit, key::Square, 0);
    for (const QString &key : {key::MustFire, key::Halted, key::MissesMove})
        table.set(unit, key, {});
    settleFireDuty(table, unit);
    dropPursuit(table, unit);
    oweVictoryAtOnce(table); // stands that rout count, also where none falls
}

/// Whoever is driven back is in no fight, in no building and behind nobody any more.
void leaveGround(Interview &table, EntityId unit)
{
    leaveFights(table, unit);
    endPursuitBy(table, unit);
    table.unlinkAll(unit, link::Inside);
}

} // namespace

QList<Option> endOptions()
{
    QList<Option> options{Option::of(u"off"_s, Text(u"rout.off"_s)),
                          Option::of(u"blocked"_s, Text(u"rout.blocked"_s))};
    for (Option &option : options)
        option.group = u"end"_s;
    return options;
}

void endWay(Interview &table, EntityId unit, const QStringList &path)
{
    if (path.contains(u"off"_s))
        removeUnit(table, unit, status::OffTable, u"P14.3"_s);
    else if (path.contains(u"blocked"_s))
        meetObstacle(table, unit);
}

void rout(Interview &table, EntityId unit, const RoutBy &by)
{
    if (!Unit(table.state(), unit).isOnTable() || surrenders(table, unit, true))
        return;
    leaveGround(table, unit);
    const int distance = by.moves * oneMoveOf(table, unit);
    table.say(by.rule, aboutUnit(u"rout.routs"_s, unit).with(u"n"_s, distance));
    table.instruct(unit, aboutUnit(u"rout.runs"_s, unit).with(u"n"_s, distance));
    const int pursued = by.pursuer == EntityId::None ? 0 : beginPursuit(table, unit, by.pursuer);
    const bool friendsCare = !scatters(table, unit, by.stands + pursued) ||
                             table.ruled(u"wss.unit.scatter_friends"_s, u"test"_s);
    const QStringList path = friendsCare ? askPath(table, unit, by) : QStringList();
    markRouting(table, unit);
    endWay(table, unit, path);
    loseStands(table, unit, {by.stands, by.rule});
    loseStands(table, unit, {pursued, u"P14.8"_s});
    oweFriendsTests(table, unit, path);
    const EntityId into = by.pursuer == EntityId::None ? EntityId::None : passedInto(path);
    if (into != EntityId::None)
        meetBarrier(table, unit, into, by.pursuer);
}

void fallBack(Interview &table, EntityId unit, int moves, const QString &rule)
{
    if (!Unit(table.state(), unit).isOnTable() || surrenders(table, unit, false))
        return;
    leaveGround(table, unit);
    const int distance = moves * oneMoveOf(table, unit);
    table.set(unit, key::Forced, 1);
    table.say(rule, aboutUnit(u"rout.fallsBack"_s, unit).with(u"n"_s, distance));
    table.instruct(unit, aboutUnit(u"rout.goesBack"_s, unit).with(u"n"_s, distance));
    if (!table.ruled(u"wss.move.fallback_edge"_s, u"removed"_s))
        return;
    Question edge = question(table, QuestionKind::YesNo,
                             {u"edge"_s, rule, aboutUnit(u"rout.edge"_s, unit), unit, unit});
    edge.assumed = false;
    edge.playsOut = true;
    if (table.yes(edge))
        removeUnit(table, unit, status::OffTable, rule);
}

} // namespace adjutant::wss
