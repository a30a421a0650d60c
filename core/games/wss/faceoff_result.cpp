// SPDX-License-Identifier: MIT
#include "core/games/wss/faceoff_result.h"

#include "core/games/wss/glory.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/modifiers.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/pistols.h"
#include "core/games/wss/rout.h"
#include "core/games/wss/start_fight.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

bool isCavalryOnInfantry(const Row &row)
{
    return row.table().id == u"cavalryInfantry";
}

/// Glory comes of the tables of like against like (P13.1, `wss.faceoff.cavinf_extras`).
bool bringsGlory(const Interview &table, const Row &row, int margin)
{
    const bool like =
        !isCavalryOnInfantry(row) || table.ruled(u"wss.faceoff.cavinf_extras"_s, u"infantry"_s);
    return like && margin >= limit(table, u"glory"_s);
}

/// A unit that was running already runs on.
void beatRouting(Interview &table, EntityId unit)
{
    continueRout(table, unit);
}

void defenderRouts(Interview &table, const Contact &contact, const Row &row, int margin)
{
    const EntityId loser = contact.defender;
    rout(table, loser,
         {RoutBy::What::FaceOff, row.table().rule, row.number(u"moves"_s),
          row.number(u"defenderStands"_s),
          isCavalryOnInfantry(row) ? contact.attacker : EntityId::None});
    if (bringsGlory(table, row, margin))
        award(table, contact.attacker, loser);
}

void defenderFallsBack(Interview &table, const Contact &contact, const Row &row)
{
    fallBack(table, contact.defender, row.number(u"moves"_s), row.table().rule);
    if (Unit(table.state(), contact.defender).isOnTable())
        addTestPips(table, contact.defender, row.number(u"defenderPips"_s));
}

void attackerHalts(Interview &table, const Contact &contact, const Row &row)
{
    const EntityId unit = contact.attacker;
    table.set(unit, key::MustFire, 1);
    table.set(unit, key::Halted, 1);
    table.say(row.table().rule, aboutUnit(u"faceoff.halts"_s, unit), row);
}

void attackerFallsBack(Interview &table, const Contact &contact, const Row &row)
{
    const EntityId unit = contact.attacker;
    const int stands = row.number(u"attackerStands"_s);
    fallBack(table, unit, row.number(u"moves"_s), row.table().rule);
    if (stands > 0 && Unit(table.state(), unit).isOnTable())
        loseStands(table, unit, {stands, row.table().rule});
    if (Unit(table.state(), unit).isOnTable())
        addTestPips(table, unit, row.number(u"attackerPips"_s));
}

/// Whether the charge of the game is used up only now (`wss.move.charge_spent_on_refusal`).
void spendCharge(Interview &table, const Contact &contact)
{
    if (table.command().procedure == action::Charge)
        table.set(contact.mover, key::ChargeUsed, 1);
}

/// Whether \a unit, which was routing when it was caught, has lost (`wss.rout.contacted`).
bool losesRouting(Interview &table, const Contact &contact, int margin)
{
    const bool caught = Unit(table.state(), contact.target).isRouting();
    const int its = contact.target == contact.defender ? -margin : margin;
    if (caught && its < 0)
        beatRouting(table, contact.target);
    return caught;
}

/// Whoever attacks or joins goes on into contact (P12.5).
void closeUp(Interview &table, const Contact &contact)
{
    table.instruct(contact.mover,
                   aboutUnit(u"fight.closes"_s, contact.mover).with(u"target"_s, contact.target));
}

/// P21.3: who comes to a duel from the rear stands by.
void sayIfDuel(Interview &table, const Contact &contact, EntityId joined)
{
    if (contact.joins && table.entity(joined).flag(key::Duel))
        table.say(u"P21.3"_s, aboutUnit(u"fight.noDice"_s, contact.mover));
}

} // namespace

void carryOut(Interview &table, const Contact &contact, const Row &row, int margin)
{
    const QString result = row.word(u"result"_s);
    if (losesRouting(table, contact, margin))
        return;
    const bool hasFought = Unit(table.state(), contact.mover).flag(key::Fought);
    // Who comes from behind stands there while the row is carried out (P17.4).
    const EntityId joined = contact.joins ? joinFight(table, contact) : EntityId::None;
    if (result == u"fight") {
        spendCharge(table, contact);
        closeUp(table, contact);
        sayIfDuel(table, contact, joined);
        if (contact.joins)
            firePistols(table, joined, contact);
        else
            startFight(table, contact, defendsWorks(table, contact));
        return;
    }
    if (result == u"rout")
        defenderRouts(table, contact, row, margin);
    else if (result == u"back")
        defenderFallsBack(table, contact, row);
    else if (result == u"halt")
        attackerHalts(table, contact, row);
    else
        attackerFallsBack(table, contact, row);
    if (!contact.joins)
        return;
    leaveJoined(table, contact);
    table.set(contact.mover, key::Fought, hasFought ? 1 : 0); // it came no further than the test
}

} // namespace adjutant::wss
