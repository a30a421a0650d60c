// SPDX-License-Identifier: MIT
#include "core/games/wss/pistols.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/fight.h"
#include "core/games/wss/fire.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/weapons.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString PistolRule = u"P6.8"_s;

bool isLoaded(const Interview &table, EntityId unit)
{
    return hasPistols(table, unit) && !Unit(table.state(), unit).hasEverFired();
}

/// Who fires: the regiment in the fight, and others close by (`wss.fire.pistol_who`).
QList<EntityId> askShooters(Interview &table, EntityId unit, EntityId target)
{
    QList<EntityId> loaded{unit};
    if (table.ruled(u"wss.fire.pistol_who"_s, u"both"_s)) {
        for (const EntityId id :
             onTable(table.state(), Unit(table.state(), unit).side(), kind::Unit)) {
            if (id != unit && !Unit(table.state(), id).isRouting())
                loaded.append(id);
        }
    }
    loaded.removeIf([&table](EntityId id) { return !isLoaded(table, id); });
    Question who =
        question(table, QuestionKind::SomeOf,
                 {u"pistols"_s, PistolRule,
                  aboutUnit(u"pistols.ask"_s, unit).with(u"target"_s, target), unit, target});
    for (const EntityId id : loaded) {
        Option option = Option::of(id);
        option.preset = id == unit;
        who.options.append(option);
    }
    who.assumed = QJsonArray();
    who.playsOut = true; // that they fight is known, with dice or without
    return table.someEntities(who);
}

int throwPistols(Interview &table, EntityId unit, EntityId target)
{
    const Row row =
        table.row(u"weapons"_s, {{u"weapon"_s, u"pistol"_s}, {u"distance"_s, Length::units(0)}});
    DiceGroup group;
    group.actor = unit;
    group.count = firingStands(table, unit) * row.number(u"dice"_s);
    group.score = row.number(u"hitsOn"_s);
    Question dice = question(table, QuestionKind::Dice,
                             {u"pistolDice"_s, PistolRule,
                              aboutUnit(u"pistols.throw"_s, unit)
                                  .with(u"target"_s, target)
                                  .with(u"n"_s, group.count)
                                  .with(u"score"_s, group.score),
                              unit, target});
    dice.table = row.table().id;
    dice.rows = {row.index()};
    dice.dice = {group};
    const int hits = table.roll(dice).hits();
    table.say(PistolRule,
              aboutUnit(u"pistols.hits"_s, unit).with(u"target"_s, target).with(u"n"_s, hits), row);
    return hits;
}

/// Casualties and pips of the hits (`wss.fire.pistol_effect`). Stands go after the fight dice, or
/// at once (`wss.fight.pistol_stand_loss`).
void wound(Interview &table, EntityId target, int hits)
{
    noteUnderFire(table, target, hits);
    const QString effect = table.ruling(u"wss.fire.pistol_effect"_s);
    if (hits <= 0 || effect == u"hit")
        return;
    table.add(target, key::FireHits, hits);
    table.set(target, key::HitThisPhase, 1);
    const int before = Unit(table.state(), target).number(key::Casualties);
    takeCasualties(table, target, {hits, 0, PistolRule, effect == u"full"});
    markOnTable(table, target, key::Casualties, before);
    if (table.ruled(u"wss.fight.pistol_stand_loss"_s, u"before"_s))
        removeDeadStands(table, target);
}

/// Whether \a unit fights on the side of those who attacked.
bool isAttackersSide(const Interview &table, EntityId fight, EntityId unit)
{
    const EntityId attacker = Fight(table.state(), fight).attackers().value(0, EntityId::None);
    return Unit(table.state(), unit).side() == Unit(table.state(), attacker).side();
}

void fireOf(Interview &table, EntityId fight, EntityId unit, EntityId target)
{
    const bool infantry = Unit(table.state(), target).isInfantry();
    if (infantry && table.ruled(u"wss.fire.pistol_vs_inf"_s, u"cavalry"_s))
        return;
    const bool attacks = isAttackersSide(table, fight, unit);
    for (const EntityId id : askShooters(table, unit, target)) {
        const int hits = throwPistols(table, id, target);
        table.set(id, key::FiredEver, 1);
        table.add(fight, attacks ? key::PistolsAttacker : key::PistolsDefender, hits);
        wound(table, target, hits);
    }
}

} // namespace

void firePistols(Interview &table, EntityId fight, const Contact &contact)
{
    fireOf(table, fight, contact.mover, contact.target);
    const bool goesOn =
        table.state().contains(fight) && Unit(table.state(), contact.target).isOnTable();
    if (goesOn)
        fireOf(table, fight, contact.target, contact.mover);
}

} // namespace adjutant::wss
