// SPDX-License-Identifier: MIT
#include "core/games/wss/fire.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/weapons.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString FireRule = u"P6.3"_s;

bool splits(const Interview &table)
{
    return table.ruled(u"wss.fire.target_split"_s, u"stand"_s);
}

/// Why \a id does not fire in its fire phase; empty where it may.
std::optional<Refusal> holdsFire(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const auto refusal = [id](const QString &rule, const QString &key) {
        return Refusal{aboutUnit(key, id), rule};
    };
    const QString weapon = weaponOf(table, id);
    if (weapon.isEmpty())
        return refusal(FireRule, u"fire.noWeapon"_s);
    if (unit.hasFired() && !(splits(table) && firingStands(table, id) > 0))
        return refusal(u"P6.1"_s, u"fire.fired"_s);
    if (weapon == u"pistol" && unit.hasEverFired() &&
        table.ruled(u"wss.fire.pistol_repeat"_s, u"once"_s))
        return refusal(u"P6.8"_s, u"fire.pistolsEmpty"_s);
    if (unit.flag(key::Limbered))
        return refusal(u"P2.4"_s, u"fire.limbered"_s);
    if (unit.flag(key::Reaimed) && table.ruled(u"wss.fire.reaim"_s, u"turn"_s))
        return refusal(u"P6.6"_s, u"guard.reaimed"_s);
    return std::nullopt;
}

bool mayBeShotAt(const Interview &table, EntityId target)
{
    return !Unit(table.state(), target).isInFight() ||
           table.ruled(u"wss.fire.into_fight"_s, u"target"_s);
}

bool hasTarget(const Interview &table)
{
    const EntityId side = Unit(table.state(), table.unit()).side();
    const QList<EntityId> enemies = troopsOf(table.state(), enemyOf(table.state(), side));
    return std::any_of(enemies.cbegin(), enemies.cend(),
                       [&table](EntityId id) { return mayBeShotAt(table, id); });
}

/// Who has to fire and can reach nobody is rid of it.
void lapse(Interview &table)
{
    table.say(FireRule, aboutUnit(u"fire.lapses"_s, table.unit()));
    table.set(table.unit(), key::MustFire, {});
    settleFireDuty(table, table.unit());
}

/// The nearest enemy in the arc, which people know; or the one that an officer points out (P6.5).
EntityId chooseShotAt(Interview &table)
{
    const EntityId unit = table.unit();
    Question which = question(table, QuestionKind::OneOf,
                              {u"target"_s, u"P6.4"_s, aboutUnit(u"fire.target"_s, unit)});
    for (const EntityId id :
         troopsOf(table.state(), enemyOf(table.state(), Unit(table.state(), unit).side()))) {
        Option option = Option::of(id);
        if (!mayBeShotAt(table, id))
            option.refusal = Refusal{aboutUnit(u"fire.inFight"_s, id), u"P6.4"_s};
        which.options.append(option);
    }
    table.forbidIf(which.options.isEmpty(), u"P6.4"_s, Text(u"fire.noEnemy"_s));
    return table.oneEntity(which);
}

/// Somebody may say that another enemy is nearer.
void checkNearest(Interview &table)
{
    const QJsonValue nearest = table.command().arguments.value(u"nearest"_s);
    const EntityId unit = table.unit();
    const bool another = nearest.isBool() && !nearest.toBool();
    table.refuseIf(another && !isDirected(table, unit),
                   Unit(table.state(), unit).isGun() ? u"P6.5"_s : u"P6.4"_s,
                   aboutUnit(u"fire.notNearest"_s, unit));
}

/// All stands at once, or some of them (`wss.fire.target_split`).
int chooseStands(Interview &table)
{
    const int most = firingStands(table, table.unit());
    if (!splits(table) || most <= 1)
        return most;
    Question stands = question(table, QuestionKind::Number,
                               {u"stands"_s, u"P6.4"_s, aboutUnit(u"fire.stands"_s, table.unit())});
    stands.minimum = 1;
    stands.maximum = most;
    stands.assumed = most;
    return table.number(stands);
}

int throwVolley(Interview &table, EntityId target, const Row &row, int stands)
{
    const EntityId unit = table.unit();
    DiceGroup group;
    group.actor = unit;
    group.count = stands * row.number(u"dice"_s);
    group.score = row.number(u"hitsOn"_s);
    Question dice = question(table, QuestionKind::Dice,
                             {u"dice"_s, FireRule,
                              aboutUnit(u"fire.throw"_s, unit)
                                  .with(u"target"_s, target)
                                  .with(u"n"_s, group.count)
                                  .with(u"score"_s, group.score),
                              unit, target});
    dice.table = row.table().id;
    dice.rows = {row.index()};
    dice.hints = {meaning(table, u"wss.fire.bearing_stands"_s)};
    dice.dice = {group};
    const Throw thrown = table.roll(dice);
    table.say(FireRule,
              aboutUnit(u"fire.hits"_s, unit)
                  .with(u"target"_s, target)
                  .with(u"dice"_s, QList<Text>{Text(u"word.dice"_s).with(u"n"_s, thrown.count())})
                  .with(u"score"_s, thrown.score())
                  .with(u"n"_s, thrown.hits()),
              row);
    return thrown.hits();
}

/// Saves that were told ahead would be lost in silence where the cover stops nothing.
void checkSaves(const Interview &table, EntityId target, const Row &save)
{
    const bool told = table.command().arguments.contains(u"saves"_s);
    table.forbidIf(told && save.number(u"save"_s) <= 0, u"P7.1"_s,
                   aboutUnit(u"fire.noCover"_s, target));
}

/// P7: one die for each hit, where the cover stops this weapon.
int throwSaves(Interview &table, EntityId target, int hits, const Row &save)
{
    const int score = save.number(u"save"_s);
    if (hits <= 0 || score <= 0)
        return 0;
    DiceGroup group;
    group.actor = target;
    group.count = hits;
    group.score = score;
    Question dice =
        question(table, QuestionKind::Dice,
                 {u"saves"_s, u"P7.1"_s,
                  aboutUnit(u"fire.saves"_s, target).with(u"n"_s, hits).with(u"score"_s, score),
                  target, table.unit()});
    dice.table = save.table().id;
    dice.rows = {save.index()};
    dice.dice = {group};
    const int saved = table.roll(dice).hits();
    table.say(u"P7.1"_s, aboutUnit(u"fire.saved"_s, target).with(u"n"_s, saved), save);
    return saved;
}

} // namespace

void settleFireDuty(Interview &table, EntityId unit)
{
    table.withdraw([unit](const Owed &owed) {
        return owed.procedure == action::Fire && owed.entity(u"unit"_s) == unit;
    });
}

void checkMayFire(Interview &table)
{
    checkActs(table, phase::Fire);
    if (const std::optional<Refusal> refusal = holdsFire(table, table.unit()))
        table.refuse(*refusal);
    table.forbidIf(weaponOf(table, table.unit()).isEmpty(), FireRule,
                   aboutUnit(u"fire.noWeapon"_s, table.unit()));
}

void noteFired(Interview &table, int stands)
{
    const EntityId id = table.unit();
    const Unit unit(table.state(), id);
    if (unit.isInfantry() && !unit.hasEverFired())
        table.set(id, key::FirstFire, 1);
    table.set(id, key::Fired, 1);
    table.set(id, key::FiredEver, 1);
    table.set(id, key::MustFire, {});
    if (splits(table) && unit.isTroops())
        table.add(id, key::StandsFired, stands);
    settleFireDuty(table, id);
    dropPursuitIfHeld(table, id);
    noteBusy(table);
}

void noteUnderFire(Interview &table, EntityId target, int hits)
{
    if (hits > 0 || table.ruled(u"wss.recover.under_fire"_s, u"dice"_s))
        table.set(target, key::UnderFire, 1);
}

void takeCasualties(Interview &table, EntityId target, const Volley &volley)
{
    const int hits = volley.hits - volley.saved;
    if (Unit(table.state(), target).isTroops())
        table.add(target, key::FireCasualties, hits);
    table.add(target, key::Casualties, hits);
    table.say(volley.rule, aboutUnit(u"fire.casualties"_s, target).with(u"n"_s, hits));
    if (volley.pips && changePips(table, target, hits) != 0)
        table.say(
            volley.rule,
            aboutUnit(u"fire.pips"_s, target).with(u"n"_s, Unit(table.state(), target).pips()));
}

void sufferFire(Interview &table, EntityId target, const Volley &volley)
{
    const int hits = volley.hits - volley.saved;
    const bool isTroops = Unit(table.state(), target).isTroops();
    if (isTroops && volley.hits > 0) {
        table.add(target, key::FireHits, volley.hits);
        if (hits > 0 || table.ruled(u"wss.heavy.count"_s, u"before"_s))
            table.set(target, key::HitThisPhase, 1);
    }
    if (hits <= 0)
        return;
    const int before = Unit(table.state(), target).number(key::Casualties);
    takeCasualties(table, target, volley);
    removeDeadStands(table, target);
    if (Unit(table.state(), target).isOnTable())
        markOnTable(table, target, key::Casualties, before);
}

void fire(Interview &table)
{
    checkMayFire(table);
    const EntityId unit = table.unit();
    const bool must = Unit(table.state(), unit).flag(key::MustFire);
    const QString weapon = weaponOf(table, unit);
    if (must && !hasTarget(table))
        return lapse(table);
    const EntityId target = chooseShotAt(table);
    checkNearest(table);
    const Aim aim = takeAim(table, weapon, target, must);
    if (!aim.row)
        return lapse(table);
    const Row save = table.row(u"saves"_s, {{u"weapon"_s, weapon}, {u"cover"_s, aim.cover}});
    checkSaves(table, target, save);
    const int stands = chooseStands(table);
    Volley volley;
    volley.rule = u"P6.11"_s;
    volley.hits = throwVolley(table, target, *aim.row, stands);
    noteFired(table, stands);
    volley.saved = throwSaves(table, target, volley.hits, save);
    noteUnderFire(table, target, volley.hits - volley.saved);
    sufferFire(table, target, volley);
}

QList<EntityId> mayFire(const Interview &table)
{
    QList<EntityId> found = troopsOf(table.state(), table.moment().side);
    found.removeIf([&table](EntityId id) {
        const Unit unit(table.state(), id);
        return unit.isRouting() || unit.isInFight() || wasDriven(table, id) ||
               holdsFire(table, id).has_value();
    });
    return found;
}

void oweMustFire(Interview &table)
{
    for (const EntityId id : mayFire(table)) {
        if (!Unit(table.state(), id).flag(key::MustFire))
            continue;
        Owed owed = due(table, action::Fire, id, aboutUnit(u"fire.must"_s, id));
        owed.due = Due::Gate;
        owed.gate = PhaseEndGate;
        table.owe(owed);
    }
}

void closeFire(Interview &table)
{
    const bool freeAfterLapse = table.ruled(u"wss.fire.must_fire_none"_s, u"free"_s);
    const bool stays = table.ruled(u"wss.faceoff.d23_must_fire"_s, u"stay"_s);
    for (const EntityId id : onTable(table.state(), table.moment().side, kind::Unit)) {
        const Unit unit(table.state(), id);
        const bool held = unit.hasFired() ? stays : !freeAfterLapse;
        if (unit.flag(key::Halted) && held)
            table.set(id, key::StaysPut, 1);
        if (unit.flag(key::Halted))
            table.set(id, key::Halted, {});
        // Whoever may not fire in this turn has to in the next (`wss.move.forced_moves`).
        if (unit.flag(key::MustFire) && !wasDriven(table, id))
            table.set(id, key::MustFire, {});
    }
}

} // namespace adjutant::wss
