// SPDX-License-Identifier: MIT
#include "core/games/wss/losses.h"

#include "core/games/wss/fight.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/pursuit.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/victory.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString LossRule = u"P20.1"_s;

/// What kind of target \a unit is in the table of hits (`wss.fire.dismounted_casualties`).
QString targetKind(const InForce &rules, const Unit &unit)
{
    if (unit.isGun())
        return u"artillery"_s;
    const bool byArm =
        unit.arm() == arm::Dragoons && rules.ruled(u"wss.fire.dismounted_casualties"_s, u"arm"_s);
    return unit.isCavalry() || byArm ? u"cavalry"_s : u"infantry"_s;
}

/// Officers of a unit that is gone stand alone, or are lost with it (`wss.officer.unit_destroyed`).
void partOfficers(Interview &table, EntityId unit, const QString &status)
{
    const bool scattered = status == status::Scattered;
    const bool lost = !scattered || table.ruled(u"wss.officer.unit_destroyed"_s, u"lost"_s);
    for (const EntityId officer : Unit(table.state(), unit).officers()) {
        if (lost)
            loseOfficer(table, officer, status::Captured);
        else
            standAlone(table, officer);
    }
}

} // namespace

bool isBelowHalf(const InForce &rules, EntityId unit, int more)
{
    const Unit counted(rules.state(), unit);
    const int half = rules.limit(u"half"_s);
    const int original = counted.number(key::HalfFrom);
    const int base = original > 0 ? original : counted.standsFull();
    const int left = std::max(0, counted.stands() - more);
    if (rules.ruled(u"wss.unit.half"_s, u"below"_s))
        return left * half < base;
    return base - left >= roundedUp(base, half);
}

int standsToHalf(const InForce &rules, EntityId unit)
{
    const int stands = Unit(rules.state(), unit).stands();
    int more = 0;
    while (more < stands && !isBelowHalf(rules, unit, more))
        ++more;
    return more;
}

int casualtiesEach(const InForce &rules, EntityId unit)
{
    const Unit hit(rules.state(), unit);
    if (hit.isMortar() && rules.ruled(u"wss.fire.mortar_removal"_s, u"never"_s))
        return 0;
    return rules.cell(u"targets"_s, {{u"target"_s, targetKind(rules, hit)}}, u"casualties"_s)
        .toInt();
}

int deadStands(const InForce &rules, EntityId unit)
{
    const int each = casualtiesEach(rules, unit);
    return each == 0 ? 0 : Unit(rules.state(), unit).number(key::Casualties) / each;
}

void loseStands(Interview &table, EntityId unit, const Loss &loss)
{
    const int lost = std::min(loss.stands, Unit(table.state(), unit).stands());
    if (lost <= 0)
        return;
    table.add(unit, key::Stands, -lost);
    if (Unit(table.state(), unit).number(key::StandsTaken) > 0)
        table.add(unit, key::StandsTaken, -lost); // it is those that have fought who fall
    if (loss.by == Loss::By::Other && table.ruled(u"wss.fire.casualty_carry"_s, u"lost"_s))
        table.set(unit, key::Casualties, 0);
    if (loss.grenadiers)
        table.set(unit, key::Grenadiers, 0);
    table.say(loss.rule, aboutUnit(u"losses.lost"_s, unit).with(u"n"_s, lost));
    table.instruct(unit,
                   aboutUnit(loss.grenadiers ? u"losses.takeGrenadiers"_s : u"losses.take"_s, unit)
                       .with(u"n"_s, lost));
    oweFates(table, unit, lost);
    if (Unit(table.state(), unit).stands() == 0 || (loss.scatters && isBelowHalf(table, unit)))
        removeUnit(table, unit, status::Scattered, u"P20.3"_s);
    oweVictoryAtOnce(table);
}

void removeUnit(Interview &table, EntityId unit, const QString &status, const QString &rule)
{
    if (Unit(table.state(), unit).word(key::Status).isEmpty()) {
        table.set(unit, key::Status, status);
        table.say(rule, aboutUnit(u"losses."_s + status, unit));
        table.instruct(unit, aboutUnit(u"losses.toDeadPool"_s, unit));
    }
    leaveBattle(table, unit);
}

void leaveBattle(Interview &table, EntityId unit)
{
    leaveFights(table, unit);
    endPursuitBy(table, unit);
    dropPursuitOf(table, unit);
    partOfficers(table, unit, Unit(table.state(), unit).word(key::Status));
    for (const QString &key : {link::Inside, link::PursuedBy})
        table.unlinkAll(unit, key);
    table.set(unit, key::Stands, 0);
    for (const QString &key : {key::Casualties, key::Pips, key::Routing, key::Pursuers})
        table.set(unit, key, {});
    dropVoidDuties(table);
    oweVictoryAtOnce(table);
}

void removeDeadStands(Interview &table, EntityId unit)
{
    const Unit hit(table.state(), unit);
    const int dead = deadStands(table, unit);
    if (!hit.isOnTable() || dead <= 0)
        return;
    table.add(unit, key::Casualties, -dead * casualtiesEach(table, unit));
    if (hit.isGun()) {
        oweGunFate(table, unit);
        removeUnit(table, unit, status::Destroyed, u"P20.6"_s);
        return;
    }
    Loss loss;
    loss.stands = dead;
    loss.rule = LossRule;
    loss.by = Loss::By::Fire;
    loseStands(table, unit, loss);
}

void dropVoidDuties(Interview &table)
{
    table.withdraw([&table](const Owed &owed) {
        const Unit piece(table.state(), owed.entity(u"unit"_s));
        return piece.isThere() && !piece.isOnTable();
    });
}

Owed due(const Interview &table, const QString &procedure, EntityId unit, const Text &cause)
{
    Owed owed;
    owed.procedure = procedure;
    owed.arguments = {{u"unit"_s, number(unit)}};
    owed.cause = cause;
    owed.side = sideOf(table.state(), unit);
    return owed;
}

} // namespace adjutant::wss
