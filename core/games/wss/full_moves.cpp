// SPDX-License-Identifier: MIT
// What takes the whole move of a unit: dragoons and their horses, guns and their limbers.
#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/move.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString FullMoveRule = u"P9.4"_s;

/// Dragoons act on the card of the arm that they are, or on either (`wss.move.dragoon_card`).
void checkDragoons(Interview &table, bool mounted)
{
    const Unit unit(table.state(), table.unit());
    table.forbidIf(unit.arm() != arm::Dragoons, FullMoveRule,
                   aboutUnit(u"fullMoves.noDragoons"_s, unit.id()));
    table.refuseIf(unit.isMounted() != mounted, FullMoveRule,
                   aboutUnit(mounted ? u"fullMoves.onFoot"_s : u"fullMoves.mounted"_s, unit.id()));
    const bool isMovePhase =
        table.moment().phase == phase::Cavalry || table.moment().phase == phase::Infantry;
    const bool either = isMovePhase && table.ruled(u"wss.move.dragoon_card"_s, u"either"_s);
    checkActs(table, either ? table.moment().phase : movePhaseOf(table.state(), unit.id()));
    if (const std::optional<Refusal> refusal = standsStill(table, unit.id()))
        table.refuse(*refusal);
}

void spendWholeMove(Interview &table, const QString &text)
{
    useMove(table, table.unit());
    noteMoved(table, table.unit());
    table.say(FullMoveRule, aboutUnit(text, table.unit()));
    table.instruct(table.unit(), aboutUnit(text + u".table"_s, table.unit()));
}

QList<EntityId> horsesOf(const State &state, EntityId unit)
{
    QList<EntityId> found = state.entities(kind::Horses);
    found.removeIf([&](EntityId id) { return !state.entity(id).isLinked(link::HorsesOf, unit); });
    return found;
}

void checkGun(Interview &table, bool limbered)
{
    const Unit gun(table.state(), table.unit());
    table.forbidIf(!gun.isGun(), FullMoveRule, Text(u"guard.noUnit"_s));
    table.refuseIf(
        gun.flag(key::Limbered) != limbered, FullMoveRule,
        aboutUnit(limbered ? u"fullMoves.unlimbered"_s : u"fullMoves.limbered"_s, gun.id()));
    checkMayMove(table);
}

} // namespace

void dismount(Interview &table)
{
    checkDragoons(table, true);
    const EntityId unit = table.unit();
    table.set(unit, key::Mounted, 0);
    const EntityId horses = table.create(kind::Horses, Unit(table.state(), unit).side());
    table.link(horses, link::HorsesOf, unit);
    spendWholeMove(table, u"fullMoves.dismounts"_s);
}

void remount(Interview &table)
{
    checkDragoons(table, false);
    const QList<EntityId> horses = horsesOf(table.state(), table.unit());
    table.refuseIf(horses.isEmpty(), FullMoveRule,
                   aboutUnit(u"fullMoves.noHorses"_s, table.unit()));
    for (const EntityId id : horses)
        table.remove(id);
    table.set(table.unit(), key::Mounted, 1);
    table.set(table.unit(), key::Square, 0); // P12.11: infantry alone stands in one
    spendWholeMove(table, u"fullMoves.remounts"_s);
}

void unlimber(Interview &table)
{
    checkGun(table, true);
    table.set(table.unit(), key::Limbered, 0);
    spendWholeMove(table, u"fullMoves.unlimbers"_s);
}

void limberUp(Interview &table)
{
    checkGun(table, false);
    table.refuseIf(!table.ruled(u"wss.move.relimber"_s, u"allowed"_s), u"P2.4"_s,
                   aboutUnit(u"fullMoves.limberGone"_s, table.unit()));
    table.set(table.unit(), key::Limbered, 1);
    spendWholeMove(table, u"fullMoves.limbersUp"_s);
}

void reaim(Interview &table)
{
    const Unit gun(table.state(), table.unit());
    table.forbidIf(!gun.isGun(), u"P6.6"_s, Text(u"guard.noUnit"_s));
    const bool inFire =
        table.moment().phase == phase::Fire && table.ruled(u"wss.fire.reaim"_s, u"turn"_s);
    if (inFire) {
        checkActs(table, phase::Fire);
        table.refuseIf(gun.hasFired(), u"P6.6"_s, aboutUnit(u"guard.fired"_s, gun.id()));
    } else {
        checkMayMove(table);
        table.set(gun.id(), key::MovedNow, 1);
    }
    noteBusy(table);
    table.set(gun.id(), key::Reaimed, 1);
    table.say(u"P6.6"_s, aboutUnit(u"fullMoves.reaims"_s, gun.id()));
}

} // namespace adjutant::wss
