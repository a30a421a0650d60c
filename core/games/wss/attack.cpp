// SPDX-License-Identifier: MIT
#include "core/games/wss/attack.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/contact.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString ContactRule = u"P12.1"_s;
const QString ChargeRule = u"P9.1"_s;
const QString BridgeRule = u"P17.2"_s;

/// Everything of the enemy's that can be reached: units, guns, wagons, officers on their own.
QList<EntityId> targetsOf(const Interview &table)
{
    const State &state = table.state();
    const EntityId enemy = enemyOf(state, Unit(state, table.unit()).side());
    QList<EntityId> alone = onTable(state, enemy, kind::Officer);
    alone.removeIf([&](EntityId id) { return !state.entity(id).linked(link::With).isEmpty(); });
    return troopsOf(state, enemy) + onTable(state, enemy, kind::Wagon) + alone;
}

/// Who fights already can be attacked as well, from the rear (P17.3).
Option targetOption(const Interview &table, EntityId id)
{
    Option option = Option::of(id);
    if (Unit(table.state(), id).isInFight())
        option.label = aboutUnit(u"attack.fromRear"_s, id);
    return option;
}

EntityId chooseAttacked(Interview &table, int reach)
{
    const EntityId unit = table.unit();
    Question which = question(
        table, QuestionKind::OneOf,
        {u"target"_s, ContactRule, aboutUnit(u"attack.target"_s, unit).with(u"n"_s, reach)});
    which.hints = {Text(u"attack.stop"_s).with(u"n"_s, limit(table, u"stop"_s)),
                   meaning(table, u"wss.faceoff.start_within_10"_s)};
    which.hints += pursuitHints(table, {unit});
    for (const EntityId id : targetsOf(table))
        which.options.append(targetOption(table, id));
    table.forbidIf(which.options.isEmpty(), ContactRule, Text(u"fire.noEnemy"_s));
    return table.oneEntity(which);
}

void checkOrdered(Interview &table)
{
    checkMayMove(table);
    const Unit unit(table.state(), table.unit());
    table.forbidIf(!unit.isTroops(), ContactRule, aboutUnit(u"attack.noTroops"_s, unit.id()));
    table.refuseIf(unit.pips() >= limit(table, u"sixPips"_s), u"P11.4"_s,
                   aboutUnit(u"move.disordered"_s, unit.id()));
}

void sayAdvance(Interview &table, EntityId target, bool charging)
{
    const QString what = Unit(table.state(), target).isInFight() ? u"attack.joins"_s
                         : charging                              ? u"attack.charges"_s
                                                                 : u"attack.attacks"_s;
    table.say(ContactRule, aboutUnit(what, table.unit()).with(u"target"_s, target));
}

void advance(Interview &table, bool charging)
{
    const EntityId unit = table.unit();
    const int reach = charging ? chargeReachOf(table, unit) : reachOf(table, unit);
    Contact contact;
    contact.mover = unit;
    contact.target = chooseAttacked(table, reach);
    checkReach(table, reach, ChargeRule);
    const bool cavalry = Unit(table.state(), unit).isCavalry();
    contact.charging = charging || (cavalry && table.ruled(u"wss.move.charge_def"_s, u"any"_s));
    sayAdvance(table, contact.target, charging);
    if (charging && table.ruled(u"wss.move.charge_spent_on_refusal"_s, u"spent"_s))
        table.set(unit, key::ChargeUsed, 1);
    if (meet(table, contact))
        noteBusy(table);
    else if (Unit(table.state(), unit).isOnTable())
        useMove(table, unit);
}

/// Who may charge (P9.1, `wss.move.charge_french`).
void checkMayCharge(Interview &table)
{
    const Unit unit(table.state(), table.unit());
    table.refuseIf(!unit.isCavalry(), ChargeRule, aboutUnit(u"attack.onFoot"_s, unit.id()));
    const bool bavarian = unit.word(key::Nation) == u"bavarian" &&
                          table.ruled(u"wss.move.charge_french"_s, u"bavarian"_s);
    table.refuseIf(unit.isFrenchSide() && !bavarian, ChargeRule,
                   aboutUnit(u"attack.noCharge"_s, unit.id()));
    table.refuseIf(unit.flag(key::ChargeUsed), ChargeRule,
                   aboutUnit(u"attack.chargeUsed"_s, unit.id()));
}

/// Enemies who do not fight yet, and none whom it has met in this move; or nobody, where they have
/// gone.
EntityId chooseSecond(Interview &table)
{
    const EntityId unit = table.unit();
    Question which = question(table, QuestionKind::OneOf,
                              {u"target"_s, BridgeRule, aboutUnit(u"attack.second"_s, unit)});
    const EntityId enemy = enemyOf(table.state(), Unit(table.state(), unit).side());
    for (const EntityId id : onTable(table.state(), enemy, kind::Unit)) {
        if (!Unit(table.state(), id).isInFight() && !table.entity(unit).isLinked(link::Met, id))
            which.options.append(Option::of(id));
    }
    const QString nobody = u"none"_s;
    which.options.append(Option::of(nobody, Text(u"attack.nobodyElse"_s)));
    const QString chosen = table.oneOf(which);
    return chosen == nobody ? EntityId::None : EntityId{chosen.toInt()};
}

/// What the unit owes of other second enemies.
void dropSecond(Interview &table)
{
    table.withdraw([unit = table.unit()](const Owed &item) {
        return item.procedure == action::SecondEnemy && item.entity(u"unit"_s) == unit;
    });
}

} // namespace

void attack(Interview &table)
{
    checkOrdered(table);
    advance(table, false);
}

void charge(Interview &table)
{
    checkOrdered(table);
    checkMayCharge(table);
    advance(table, true);
}

void secondEnemy(Interview &table)
{
    const Unit unit(table.state(), table.unit());
    checkStillThere(table);
    Contact contact;
    contact.mover = unit.id();
    contact.target = chooseSecond(table);
    contact.charging = table.command().arguments.value(u"charging"_s).toBool();
    if (contact.target == EntityId::None) {
        dropSecond(table); // nobody more: whatever it ran into before
        return;
    }
    const QString what = unit.isInFight() ? u"attack.alsoMeets"_s : u"attack.meetsNext"_s;
    table.say(BridgeRule, aboutUnit(what, unit.id()).with(u"target"_s, contact.target));
    meet(table, contact);
}

} // namespace adjutant::wss
