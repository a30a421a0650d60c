// SPDX-License-Identifier: MIT
#include "core/games/wss/friends.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/unit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString FriendsRule = u"P23.3"_s;
const QString NearPrefix = u"near-"_s;
const QString ThroughPrefix = u"through-"_s;
const QString IntoPrefix = u"into-"_s;

bool isGoodEnough(const Interview &table, const Unit &router, const Unit &tester)
{
    if (table.ruled(u"wss.friends.quality_equal"_s, u"tester"_s))
        return gradeOf(tester) >= gradeOf(router);
    return gradeOf(router) >= gradeOf(tester);
}

/// A friend of the same arm for whom \a router counts (P23.1).
bool qualifies(const Interview &table, EntityId router, EntityId id)
{
    const Unit tester(table.state(), id);
    const Unit runner(table.state(), router);
    const bool skipsFight =
        tester.isInFight() && table.ruled(u"wss.friends.who_tests"_s, u"skip"_s);
    return tester.isCavalry() == runner.isCavalry() && isGoodEnough(table, runner, tester) &&
           !skipsFight;
}

bool causesTests(const Interview &table, const RoutBy &by)
{
    const bool byFaceOff = by.what == RoutBy::What::FaceOff;
    if (!byFaceOff && table.ruled(u"wss.friends.trigger"_s, u"faceoff"_s))
        return false;
    return by.moves > 1 || table.ruled(u"wss.friends.distance_one"_s, u"any"_s);
}

Option optionFor(const QString &prefix, const QString &text, EntityId id, const Text &detail)
{
    Option option = Option::of(prefix + QString::number(number(id)), aboutUnit(text, id));
    option.entity = id;
    option.group = u"friend-"_s + QString::number(number(id)); // through, or merely near
    option.detail = detail;
    return option;
}

/// The pip of a friend who routs round or through, in whatever form (`wss.faceoff.friend_mod`).
void takePip(Interview &table, EntityId tester)
{
    table.add(tester, key::FriendsThrough, 1);
    if (!table.ruled(u"wss.faceoff.friend_mod"_s, u"modifier"_s))
        changePips(table, tester, 1);
}

/// How far it falls short matters, too: only where no die can is none thrown.
DieTest throwForFriends(Interview &table, EntityId tester, int least)
{
    const EntityId router = table.command().entity(u"router"_s);
    if (passesUnrolled(table, tester))
        return passedWithoutPips();
    if (cannotFail(least))
        return passedUnthrown();
    return thrownDie(throwDie(table, {u"friendsDie"_s, FriendsRule,
                                      aboutUnit(u"friends.roll"_s, tester)
                                          .with(u"other"_s, router)
                                          .with(u"score"_s, least)}),
                     least);
}

void apply(Interview &table, EntityId tester, const QString &result)
{
    if (result == u"pip")
        changePips(table, tester, 1);
    if (result == u"back")
        fallBack(table, tester, 1, FriendsRule);
    if (result != u"rout")
        return;
    const Row row = table.row(u"routs"_s, {{u"cause"_s, u"friends"_s}});
    rout(table, tester,
         {RoutBy::What::Friend, FriendsRule, row.number(u"moves"_s), row.number(u"stands"_s)});
}

} // namespace

QList<Option> friendOptions(const Interview &table, EntityId router, const RoutBy &by)
{
    QList<Option> options;
    const bool tests = causesTests(table, by);
    const bool anyPip = table.ruled(u"wss.friends.pip_condition"_s, u"any"_s);
    const Text near = Text(u"rout.nearHere"_s).with(u"n"_s, limit(table, u"friends"_s));
    const Text through(u"rout.throughHere"_s);
    const bool pipAgain = table.ruled(u"wss.friends.once"_s, u"pip"_s);
    for (const EntityId id :
         onTable(table.state(), Unit(table.state(), router).side(), kind::Unit)) {
        const Unit tester(table.state(), id);
        if (id == router || tester.isRouting())
            continue;
        const bool its = tests && qualifies(table, router, id);
        const bool again = tester.flag(key::FriendsTested);
        if (its && !again)
            options.append(optionFor(NearPrefix, u"rout.near"_s, id, near));
        if ((its && (!again || pipAgain)) || anyPip)
            options.append(optionFor(ThroughPrefix, u"rout.through"_s, id, through));
        else if (by.pursuer != EntityId::None) // whom it does not shake stands in the way as well
            options.append(intoOption(id));
    }
    return options;
}

Option intoOption(EntityId id)
{
    return optionFor(IntoPrefix, u"pursuit.into"_s, id, {});
}

EntityId passedInto(const QStringList &path)
{
    const auto found = std::find_if(path.cbegin(), path.cend(), [](const QString &chosen) {
        return chosen.startsWith(ThroughPrefix) || chosen.startsWith(IntoPrefix);
    });
    return found == path.cend() ? EntityId::None : EntityId{found->section(u'-', 1).toInt()};
}

void oweBarrierTest(Interview &table, EntityId router, EntityId tester)
{
    if (!table.entity(tester).flag(key::FriendsTested))
        oweFriendsTest(table, router, tester, true);
    else if (table.ruled(u"wss.friends.once"_s, u"pip"_s))
        takePip(table, tester);
}

void oweFriendsTest(Interview &table, EntityId router, EntityId tester, bool through)
{
    table.set(tester, key::FriendsTested, 1);
    Owed owed = due(table, action::FriendsTest, tester,
                    aboutUnit(u"friends.must"_s, tester).with(u"other"_s, router));
    owed.arguments.insert(u"router"_s, number(router));
    owed.arguments.insert(u"through"_s, through);
    owed.group = number(router);
    table.owe(owed);
}

void oweFriendsTests(Interview &table, EntityId router, const QStringList &path)
{
    for (const QString &chosen : path) {
        if (chosen.startsWith(IntoPrefix))
            oweBarrierTest(table, router, EntityId{chosen.section(u'-', 1).toInt()});
        const bool through = chosen.startsWith(ThroughPrefix);
        if (!through && !chosen.startsWith(NearPrefix))
            continue;
        const EntityId id{chosen.section(u'-', 1).toInt()};
        const bool tested = table.entity(id).flag(key::FriendsTested);
        if (!tested && qualifies(table, router, id))
            oweFriendsTest(table, router, id, through);
        else if (through)
            takePip(table, id);
    }
}

void friendsTest(Interview &table)
{
    const EntityId tester = table.unit();
    checkStillThere(table);
    if (table.command().arguments.value(u"through"_s).toBool())
        takePip(table, tester);
    const Unit unit(table.state(), tester);
    const int least =
        unit.pips() -
        table.row(u"friendsDice"_s, {{u"quality"_s, unit.quality()}}).number(u"modifier"_s);
    const DieTest test = throwForFriends(table, tester, least);
    const int shortfall = test.face > 0 ? least - test.face : 0;
    const Row row = table.row(u"friends"_s, {{u"shortfall"_s, shortfall}});
    const QString result = row.word(u"result"_s);
    table.say(FriendsRule,
              aboutUnit(u"friends."_s + result, tester).with(u"die"_s, QList<Text>{test.word}),
              row);
    apply(table, tester, result);
}

} // namespace adjutant::wss
