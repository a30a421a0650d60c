// SPDX-License-Identifier: MIT
#include "core/games/wss/heavy.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/rout.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/weapons.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString HeavyRule = u"P22.2"_s;

/// What counts towards heavy casualties (`wss.heavy.count`).
int suffered(const Interview &table, const Unit &unit)
{
    const QString choice = table.ruling(u"wss.heavy.count"_s);
    if (choice == u"markers")
        return unit.number(key::Casualties);
    return unit.number(choice == u"before" ? key::FireHits : key::FireCasualties);
}

bool isExempt(const Interview &table, const Unit &unit)
{
    return (unit.isRouting() || unit.isInFight()) && table.ruled(u"wss.heavy.who"_s, u"skip"_s);
}

/// Whether it moved last (`wss.heavy.moved_last_turn`).
bool hasMoved(const Interview &table, const Unit &unit)
{
    if (table.ruled(u"wss.heavy.moved_last_turn"_s, u"turn"_s))
        return unit.number(key::MovedTurn) > 0 &&
               unit.number(key::MovedTurn) == table.moment().turn - 1;
    return unit.flag(key::Moved);
}

void fail(Interview &table, EntityId id)
{
    const bool moved = hasMoved(table, Unit(table.state(), id));
    const Row row = table.row(u"heavy"_s, {{u"moved"_s, moved ? u"yes"_s : u"no"_s}});
    const bool halts = row.word(u"result"_s) == u"halt";
    if (halts) {
        const bool nextTurn = table.ruled(u"wss.heavy.miss_next"_s, u"turn"_s);
        table.set(id, key::MissesMove, 1);
        table.set(id, key::MissesFrom, table.moment().turn + (nextTurn ? 1 : 0));
        dropPursuitIfHeld(table, id);
        table.say(HeavyRule, aboutUnit(u"heavy.halts"_s, id), row);
    } else {
        fallBack(table, id, 1, HeavyRule);
    }
    const bool fires = halts || table.ruled(u"wss.heavy.must_fire"_s, u"both"_s);
    if (fires && Unit(table.state(), id).isOnTable() && !weaponOf(table, id).isEmpty())
        table.set(id, key::MustFire, 1);
}

} // namespace

void oweHeavyTests(Interview &table, EntityId side)
{
    const int heavy = limit(table, u"heavy"_s);
    for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
        const Unit unit(table.state(), id);
        if (!unit.flag(key::HitThisPhase) || suffered(table, unit) < heavy || isExempt(table, unit))
            continue;
        table.owe(due(table, action::HeavyTest, id,
                      aboutUnit(u"heavy.must"_s, id).with(u"n"_s, suffered(table, unit))));
    }
}

void oweHeavyByPistols(Interview &table)
{
    if (!table.ruled(u"wss.heavy.pistols"_s, u"test"_s))
        return;
    const int heavy = limit(table, u"heavy"_s);
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
            const Unit unit(table.state(), id);
            if (unit.flag(key::HitThisPhase) && suffered(table, unit) >= heavy)
                table.owe(due(table, action::HeavyTest, id,
                              aboutUnit(u"heavy.must"_s, id).with(u"n"_s, suffered(table, unit))));
        }
    }
}

void heavyTest(Interview &table)
{
    const EntityId id = table.unit();
    checkStillThere(table);
    const int pips = Unit(table.state(), id).pips();
    const DieTest test = passesUnrolled(table, id)
                             ? passedWithoutPips()
                             : testDie(table,
                                       {u"heavyDie"_s, HeavyRule,
                                        aboutUnit(u"heavy.roll"_s, id).with(u"score"_s, pips)},
                                       pips);
    table.say(HeavyRule, aboutUnit(test.passed ? u"heavy.passed"_s : u"heavy.failed"_s, id)
                             .with(u"die"_s, QList<Text>{test.word}));
    if (!test.passed)
        fail(table, id);
}

} // namespace adjutant::wss
