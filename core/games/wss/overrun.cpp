// SPDX-License-Identifier: MIT
#include "core/games/wss/overrun.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString OverrunRule = u"P16.1"_s;

} // namespace

void overrun(Interview &table, EntityId mover, EntityId target)
{
    table.say(OverrunRule, aboutUnit(u"overrun.done"_s, mover).with(u"target"_s, target));
    if (Unit(table.state(), target).isGun())
        oweGunFate(table, target);
    if (Unit(table.state(), mover).isTroops())
        table.set(mover, key::Overran, 1);
    if (Unit(table.state(), target).isThere()) {
        removeUnit(table, target, status::Overrun, OverrunRule);
        return;
    }
    table.add(sideOf(table.state(), target), key::HorsesLost, 1);
    table.remove(target);
}

void overrunHorses(Interview &table)
{
    checkMayMove(table);
    const EntityId unit = table.unit();
    const EntityId enemy = enemyOf(table.state(), Unit(table.state(), unit).side());
    Question which = question(table, QuestionKind::OneOf,
                              {u"target"_s, OverrunRule, aboutUnit(u"overrun.which"_s, unit)});
    for (const EntityId id : table.state().children(enemy, kind::Horses))
        which.options.append(Option::of(id));
    table.forbidIf(which.options.isEmpty(), OverrunRule, Text(u"overrun.none"_s));
    const EntityId horses = table.oneEntity(which);
    overrun(table, unit, horses);
    table.instruct(unit, aboutUnit(u"overrun.takeHorses"_s, unit));
    if (table.ruled(u"wss.faceoff.overrun_continue"_s, u"stop"_s))
        useMove(table, unit);
    else
        noteBusy(table);
}

bool meetOfficer(Interview &table, EntityId mover, EntityId officer)
{
    bool captured = table.ruled(u"wss.officer.alone"_s, u"captured"_s);
    if (!captured) {
        Question taken = question(
            table, QuestionKind::YesNo,
            {u"captured"_s, u"P24.1"_s, aboutUnit(u"overrun.officer"_s, officer), mover, officer});
        const bool maySpur = !Unit(table.state(), officer).flag(key::Rode);
        taken.hints = {aboutUnit(maySpur ? u"overrun.mayRide"_s : u"overrun.hasRidden"_s, officer)};
        taken.assumed = !maySpur;
        taken.playsOut = true; // whether he rides off is said here, and nowhere else meanwhile
        captured = table.yes(taken);
    }
    if (captured) {
        loseOfficer(table, officer, status::Captured);
        return true;
    }
    table.set(officer, key::Rode, 1);
    table.say(u"P24.1"_s, aboutUnit(u"overrun.notTaken"_s, officer));
    table.instruct(officer, aboutUnit(u"overrun.ridesOff"_s, officer).with(u"other"_s, mover));
    return true;
}

QList<EntityId> inTheWay(const Interview &table, EntityId mover)
{
    const EntityId enemy = enemyOf(table.state(), Unit(table.state(), mover).side());
    return onTable(table.state(), enemy, kind::Gun) + onTable(table.state(), enemy, kind::Wagon) +
           table.state().children(enemy, kind::Horses);
}

} // namespace adjutant::wss
