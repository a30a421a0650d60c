// SPDX-License-Identifier: MIT
#include "core/games/wss/glory.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/contact.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/overrun.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/pursuit.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/unit.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString GloryRule = u"P13.2"_s;
const QString None = u"none"_s;

void takeGlory(Interview &table, EntityId unit)
{
    table.set(unit, key::GloryUsed, 1);
    wipePips(table, unit);
    table.say(GloryRule, aboutUnit(u"glory.won"_s, unit));
}

/// Infantry may keep its glory for later (`wss.glory.decline`).
bool decidesLater(const Interview &table, EntityId unit)
{
    return !Unit(table.state(), unit).isCavalry() && table.ruled(u"wss.glory.decline"_s, u"kept"_s);
}

/// Guns, wagons and horses on the way are overrun (P13.5).
void sweepTheWay(Interview &table)
{
    Question way = question(table, QuestionKind::SomeOf,
                            {u"overrun"_s, u"P13.5"_s, aboutUnit(u"glory.way"_s, table.unit())});
    for (const EntityId id : inTheWay(table, table.unit()))
        way.options.append(Option::of(id));
    way.assumed = QJsonArray();
    for (const EntityId id : table.someEntities(way))
        overrun(table, table.unit(), id);
}

bool mayCharge(const Interview &table, const Unit &unit)
{
    return table.ruled(u"wss.glory.move"_s, u"charge"_s) && unit.isCavalry() &&
           !unit.isFrenchSide() && !unit.flag(key::ChargeUsed);
}

/// Another enemy than those it has met or beaten (P13.2); None for nobody.
EntityId choosePursued(Interview &table, int reach, bool charges)
{
    const Unit unit(table.state(), table.unit());
    Question which =
        question(table, QuestionKind::OneOf,
                 {u"target"_s, u"P13.3"_s,
                  aboutUnit(unit.isCavalry() ? u"glory.must"_s : u"glory.may"_s, unit.id())
                      .with(u"n"_s, reach)});
    for (const EntityId id :
         onTable(table.state(), enemyOf(table.state(), unit.side()), kind::Unit)) {
        if (!table.entity(unit.id()).isLinked(link::Met, id))
            which.options.append(Option::of(id));
    }
    which.options.append(
        Option::of(None, Text(unit.isCavalry() ? u"glory.nobody"_s : u"glory.declined"_s)));
    which.assumed = None;
    if (charges)
        which.hints = {aboutUnit(u"glory.spends"_s, unit.id())};
    const QString chosen = table.oneOf(which);
    return chosen == None ? EntityId::None : EntityId{chosen.toInt()};
}

} // namespace

void award(Interview &table, EntityId winner, EntityId beaten)
{
    const Unit unit(table.state(), winner);
    if (!unit.isOnTable())
        return;
    if (unit.flag(key::GloryUsed)) {
        table.say(u"P13.4"_s, aboutUnit(u"glory.again"_s, winner));
        if (table.ruled(u"wss.glory.repeat"_s, u"wipe"_s))
            wipePips(table, winner);
        return;
    }
    if (!decidesLater(table, winner))
        takeGlory(table, winner);
    table.link(winner, link::Met, beaten);
    table.owe(due(table, action::GloryMove, winner, aboutUnit(u"glory.owed"_s, winner)));
}

void gloryMove(Interview &table)
{
    const EntityId unit = table.unit();
    const Unit mover(table.state(), unit);
    checkStillThere(table);
    if (mover.isInFight()) {
        table.say(u"P18.1"_s, aboutUnit(u"glory.held"_s, unit));
        return;
    }
    const bool pursuit = table.command().arguments.value(u"pursuit"_s).toBool();
    if (pursuit && passesBarrier(table))
        return;
    if (pursuit && isSteady(table, table.command().entity(u"target"_s))) {
        table.say(u"P12.11"_s, aboutUnit(u"glory.barred"_s, unit));
        return;
    }
    const bool charges = !pursuit && mayCharge(table, mover);
    const int reach = charges ? chargeReachOf(table, unit) : reachOf(table, unit);
    if (!pursuit)
        sweepTheWay(table);
    const EntityId target = choosePursued(table, reach, charges);
    if (target == EntityId::None) {
        table.say(GloryRule, aboutUnit(u"glory.stays"_s, unit));
        return;
    }
    if (!pursuit && decidesLater(table, unit))
        takeGlory(table, unit);
    Contact contact;
    contact.mover = unit;
    contact.target = target;
    contact.charging = charges;
    table.say(pursuit ? u"P15.2"_s : GloryRule,
              aboutUnit(charges ? u"attack.charges"_s : u"attack.attacks"_s, unit)
                  .with(u"target"_s, target));
    if (charges) {
        table.set(unit, key::ChargeUsed, 1);
        table.say(GloryRule, aboutUnit(u"glory.spent"_s, unit));
    }
    meet(table, contact);
}

} // namespace adjutant::wss
