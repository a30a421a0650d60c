// SPDX-License-Identifier: MIT
#include "core/games/wss/works.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/fire.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/weapons.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString WallRule = u"P8.1"_s;
const QString ShellRule = u"P8.3"_s;

EntityId chooseMarker(Interview &table, const QList<EntityId> &markers, const About &about)
{
    Question which = question(table, QuestionKind::OneOf, about);
    for (const EntityId id : markers)
        which.options.append(Option::of(id));
    table.forbidIf(which.options.isEmpty(), about.rule, Text(u"works.none"_s));
    return table.oneEntity(which);
}

/// The enemy unit at the place, or nobody.
EntityId askOccupant(Interview &table, EntityId place)
{
    const EntityId side = enemyOf(table.state(), Unit(table.state(), table.unit()).side());
    for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
        if (table.entity(id).isLinked(link::Inside, place))
            return id;
    }
    Question which =
        question(table, QuestionKind::OneOf,
                 {u"occupant"_s, ShellRule, Text(u"works.occupant"_s).with(u"place"_s, place),
                  table.unit(), place});
    which.options = {Option::of(u"nobody"_s, Text(u"works.nobody"_s))};
    for (const EntityId id : onTable(table.state(), side, kind::Unit))
        which.options.append(Option::of(id));
    which.assumed = u"nobody"_s;
    const QString chosen = table.oneOf(which);
    return chosen == u"nobody" ? EntityId::None : EntityId{chosen.toInt()};
}

/// The dice at something that is no unit, where hits count from \a score.
Throw throwAt(Interview &table, EntityId target, int dice, int score)
{
    Question asked = question(table, QuestionKind::Dice,
                              {u"dice"_s, u"P6.3"_s,
                               aboutUnit(u"fire.throw"_s, table.unit())
                                   .with(u"target"_s, target)
                                   .with(u"n"_s, dice)
                                   .with(u"score"_s, score),
                               table.unit(), target});
    DiceGroup group;
    group.actor = table.unit();
    group.count = dice;
    group.score = score;
    asked.dice = {group};
    return table.roll(asked);
}

void breachIfDue(Interview &table, EntityId place, int hits)
{
    if (hits == 0)
        return;
    const int needed = limit(table, u"breach"_s);
    const bool adds = table.ruled(u"wss.fire.breach_accumulate"_s, u"add"_s);
    const int before = table.entity(place).number(key::Hits);
    // Once it is breached, the count begins anew: the next breach makes it wider.
    const int counted = (adds && before < needed ? before : 0) + hits;
    table.set(place, key::Hits, std::min(needed, counted));
    if (counted < needed)
        return;
    const bool again = table.entity(place).flag(key::Breached);
    table.set(place, key::Breached, 1);
    table.say(WallRule,
              Text(again ? u"works.breachedAgain"_s : u"works.breached"_s).with(u"place"_s, place));
    table.instruct(
        place,
        Text(again ? u"works.widenBreach"_s : u"works.markBreach"_s).with(u"place"_s, place));
}

/// Whether this mortar, or any, hit that building last turn (`wss.fire.mortar_plus1`).
bool hasTheRange(const Interview &table, EntityId building)
{
    QList<EntityId> mortars{table.unit()};
    if (table.ruled(u"wss.fire.mortar_plus1"_s, u"any"_s))
        mortars = table.state().entities(kind::Gun);
    return std::any_of(mortars.cbegin(), mortars.cend(), [&](EntityId id) {
        const Entity &mortar = table.entity(id);
        return mortar.isLinked(link::Shelled, building) &&
               mortar.number(key::ShelledTurn) == table.moment().turn - 1;
    });
}

/// How many hits set the building on fire, of those that may (`wss.fire.mortar_ignite`).
int ignitions(Interview &table, EntityId building, const Throw &thrown)
{
    const int score = limit(table, u"fire"_s);
    const QList<int> faces = thrown.faces();
    if (table.ruled(u"wss.fire.mortar_ignite"_s, u"natural"_s)) {
        // Where only the hits were noted, they pass for natural ones.
        return faces.isEmpty()
                   ? thrown.hits()
                   : static_cast<int>(std::count_if(faces.cbegin(), faces.cend(),
                                                    [score](int face) { return face >= score; }));
    }
    Question asked = question(table, QuestionKind::Dice,
                              {u"ignites"_s, ShellRule,
                               Text(u"works.ignites"_s)
                                   .with(u"place"_s, building)
                                   .with(u"n"_s, thrown.hits())
                                   .with(u"score"_s, score),
                               table.unit(), building});
    DiceGroup group;
    group.actor = table.unit();
    group.count = thrown.hits();
    group.score = score;
    asked.dice = {group};
    return table.roll(asked).hits();
}

void oweEvacuation(Interview &table, EntityId unit, EntityId building)
{
    table.owe(due(table, action::Evacuate, unit,
                  aboutUnit(u"works.mustLeave"_s, unit).with(u"place"_s, building)));
}

void setOnFire(Interview &table, EntityId building, EntityId occupant)
{
    if (table.entity(building).flag(key::Burning))
        return;
    table.set(building, key::Burning, 1);
    table.set(building, key::BurnTurn, table.moment().turn);
    table.say(ShellRule, Text(u"works.burns"_s).with(u"place"_s, building));
    table.instruct(building, Text(u"works.markFire"_s).with(u"place"_s, building));
    if (occupant == EntityId::None || !Unit(table.state(), occupant).isOnTable())
        return;
    table.link(occupant, link::Inside, building);
    if (table.ruled(u"wss.fire.evacuate"_s, u"once"_s))
        oweEvacuation(table, occupant, building);
}

/// The building that \a unit is in and that burns; None for none.
EntityId fireAround(const Interview &table, EntityId unit)
{
    for (const EntityId id : table.entity(unit).linked(link::Inside)) {
        if (table.entity(id).flag(key::Burning))
            return id;
    }
    return EntityId::None;
}

} // namespace

void batter(Interview &table)
{
    checkMayFire(table);
    table.refuseIf(weaponOf(table, table.unit()) != u"cannon", WallRule,
                   aboutUnit(u"works.cannonOnly"_s, table.unit()));
    const QList<EntityId> places =
        table.state().entities(kind::Works) + table.state().entities(kind::Building);
    const EntityId place = chooseMarker(
        table, places, {u"target"_s, WallRule, aboutUnit(u"works.whichWall"_s, table.unit())});
    table.refuseIf(table.entity(place).word(key::Material) == u"earth", u"P8.2"_s,
                   Text(u"works.earth"_s).with(u"place"_s, place));
    const Aim aim = takeAim(table, u"cannon"_s, place, false);
    const int hits =
        throwAt(table, place, aim.row->number(u"dice"_s), aim.row->number(u"hitsOn"_s)).hits();
    noteFired(table, 1);
    table.say(WallRule, Text(u"works.hit"_s).with(u"place"_s, place).with(u"n"_s, hits));
    breachIfDue(table, place, hits);
    if (hits == 0 || !table.ruled(u"wss.fire.breach_collateral"_s, u"both"_s))
        return;
    const EntityId behind = askOccupant(table, place);
    if (behind == EntityId::None)
        return;
    noteUnderFire(table, behind, hits);
    sufferFire(table, behind, {hits, 0, u"P6.11"_s});
}

void shell(Interview &table)
{
    checkMayFire(table);
    table.refuseIf(weaponOf(table, table.unit()) != u"mortar", ShellRule,
                   aboutUnit(u"works.mortarOnly"_s, table.unit()));
    const EntityId building =
        chooseMarker(table, table.state().entities(kind::Building),
                     {u"target"_s, ShellRule, aboutUnit(u"works.whichBuilding"_s, table.unit())});
    const Aim aim = takeAim(table, u"mortar"_s, building, false);
    const int bonus = hasTheRange(table, building) ? limit(table, u"mortar"_s) : 0;
    const bool moreDice = table.ruled(u"wss.fire.mortar_plus1"_s, u"dice"_s);
    const EntityId occupant = askOccupant(table, building);
    const Throw thrown =
        throwAt(table, building, aim.row->number(u"dice"_s) + (moreDice ? bonus : 0),
                aim.row->number(u"hitsOn"_s) - (moreDice ? 0 : bonus));
    noteFired(table, 1);
    table.say(ShellRule,
              Text(u"works.hit"_s).with(u"place"_s, building).with(u"n"_s, thrown.hits()));
    if (occupant != EntityId::None)
        noteUnderFire(table, occupant, thrown.hits());
    if (thrown.hits() == 0)
        return;
    table.unlinkAll(table.unit(), link::Shelled);
    table.link(table.unit(), link::Shelled, building);
    table.set(table.unit(), key::ShelledTurn, table.moment().turn);
    const bool onFire = ignitions(table, building, thrown) > 0;
    if (occupant != EntityId::None && table.ruled(u"wss.fire.mortar_garrison"_s, u"both"_s))
        sufferFire(table, occupant, {thrown.hits(), 0, u"P8.5"_s});
    if (onFire)
        setOnFire(table, building, occupant);
}

void evacuate(Interview &table)
{
    const EntityId unit = table.unit();
    const bool inside = !table.entity(unit).linked(link::Inside).isEmpty();
    table.refuseIf(!inside, u"P8.4"_s, aboutUnit(u"works.notInside"_s, unit));
    const bool called = table.command().owed != 0;
    if (!called)
        checkMayMove(table);
    // Whoever leaves at once, out of turn, keeps the move of his own phase.
    if (table.moment().side == Unit(table.state(), unit).side())
        useMove(table, unit);
    table.unlinkAll(unit, link::Inside);
    table.say(u"P8.4"_s, aboutUnit(u"works.leaves"_s, unit));
    table.instruct(unit, aboutUnit(u"works.moveOut"_s, unit));
}

void oweEvacuations(Interview &table)
{
    if (table.ruled(u"wss.fire.evacuate"_s, u"stand"_s))
        return;
    for (const EntityId id : onTable(table.state(), table.moment().side, kind::Unit)) {
        const EntityId building = fireAround(table, id);
        const bool isItsPhase = movePhaseOf(table.state(), id) == table.moment().phase;
        if (building != EntityId::None && isItsPhase &&
            table.entity(building).number(key::BurnTurn) < table.moment().turn)
            oweEvacuation(table, id, building);
    }
}

void burnOccupants(Interview &table)
{
    if (!table.ruled(u"wss.fire.evacuate"_s, u"stand"_s))
        return;
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
            if (fireAround(table, id) != EntityId::None)
                loseStands(table, id, {1, u"P8.4"_s});
        }
    }
}

} // namespace adjutant::wss
