// SPDX-License-Identifier: MIT
#include "core/games/wss/modifiers.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/unit.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

/// The words of the answer, and what each means for whom.
const QString Cover = u"cover"_s;
const QString Woods = u"woods"_s;
const QString Flank = u"flank"_s;
const QString Rear = u"rear"_s;
const QString Grenadiers = u"grenadiers"_s;
const QString Second = u"second"_s;

QString its(const Contact &contact, EntityId unit, const QString &what)
{
    return (unit == contact.mover ? u"mover-"_s : u"target-"_s) + what;
}

/// Mounted dragoons and hussars facing cavalry (P12.4, `wss.faceoff.dragoon_mod`).
bool isLightAgainst(const Interview &table, const Unit &unit, const Unit &other)
{
    if (!unit.isLight() || !other.isCavalry())
        return false;
    return !other.isLight() || table.ruled(u"wss.faceoff.dragoon_mod"_s, u"any"_s);
}

Option tick(const QString &id, const Text &label, bool preset)
{
    Option option = Option::of(id, label);
    if (preset)
        option.preset = true;
    return option;
}

/// What the program knows of one of the two.
QList<Option> known(const Interview &table, const Contact &contact, EntityId id, EntityId otherId)
{
    const Unit unit(table.state(), id);
    const Unit other(table.state(), otherId);
    QList<Option> options;
    const auto add = [&](const QString &what) {
        options.append(tick(its(contact, id, what), aboutUnit(u"modifiers."_s + what, id), true));
    };
    if (unit.isElite())
        add(u"elite"_s);
    if (unit.isRaw())
        add(u"raw"_s);
    if (isLightAgainst(table, unit, other))
        add(u"light"_s);
    const bool friends =
        unit.number(key::FriendsThrough) > 0 && !table.ruled(u"wss.faceoff.friend_mod"_s, u"pip"_s);
    if (friends)
        add(u"friends"_s);
    return options;
}

/// Whether there is another enemy whom the mover may run into as well.
bool mayMeetSecond(const Interview &table, const Contact &contact)
{
    const EntityId side = Unit(table.state(), contact.target).side();
    const QList<EntityId> others = onTable(table.state(), side, kind::Unit);
    return !contact.joins && table.command().procedure != action::SecondEnemy &&
           std::any_of(others.cbegin(), others.cend(), [&](EntityId id) {
               return id != contact.target && !Unit(table.state(), id).isInFight();
           });
}

/// What people have to look at.
QList<Option> unknown(const Interview &table, const Contact &contact)
{
    const Unit target(table.state(), contact.target);
    QList<Option> options;
    const bool anybody = table.ruled(u"wss.fight.obstacle_who"_s, u"any"_s);
    if (target.isInfantry() || anybody)
        options.append(
            tick(Cover, aboutUnit(u"modifiers.cover"_s, contact.target), contact.overWorks));
    if (target.isInfantry() && table.ruled(u"wss.faceoff.cover_scope"_s, u"woods"_s))
        options.append(tick(Woods, aboutUnit(u"modifiers.woods"_s, contact.target), false));
    const bool square =
        target.flag(key::Square) && table.ruled(u"wss.faceoff.square"_s, u"fronts"_s);
    if (!square) {
        const bool rear = contact.joins || target.isRouting();
        if (!contact.joins) // a fight is joined from the rear only (P17.3)
            options.append(tick(Flank, aboutUnit(u"modifiers.flank"_s, contact.target), false));
        options.append(tick(Rear, aboutUnit(u"modifiers.rear"_s, contact.target), rear));
    }
    const bool grenadiers =
        contact.duel && Unit(table.state(), contact.mover).flag(key::Grenadiers);
    if (grenadiers)
        options.append(tick(Grenadiers, aboutUnit(u"modifiers.grenadiers"_s, contact.mover), true));
    if (mayMeetSecond(table, contact))
        options.append(tick(Second, aboutUnit(u"modifiers.second"_s, contact.mover), false));
    return options;
}

int value(const Interview &table, const QString &name)
{
    return table.limit(u"modifiers"_s, name);
}

/// Flank and rear together (`wss.faceoff.cumulative`).
int flankValue(const Interview &table, const Contact &contact)
{
    int times = isFlanked(contact) ? 1 : 0;
    const bool both = contact.modifiers.contains(Flank) && contact.modifiers.contains(Rear);
    if (both && table.ruled(u"wss.faceoff.cumulative"_s, u"both"_s))
        ++times;
    return times * value(table, u"flank"_s);
}

bool isEliteNow(const Contact &contact, EntityId unit)
{
    const bool byGrenadiers = unit == contact.mover && contact.modifiers.contains(Grenadiers);
    return byGrenadiers || contact.modifiers.contains(its(contact, unit, u"elite"_s));
}

/// A line of the sum: the modifier of that name, as often as it counts.
void addTo(QList<SumPart> &parts, const QString &what, int amount)
{
    if (amount != 0)
        parts.append({Text(u"modifiers.short."_s + what), amount});
}

} // namespace

bool isFlanked(const Contact &contact)
{
    return contact.modifiers.contains(Flank) || contact.modifiers.contains(Rear);
}

bool meetsSecond(const Contact &contact)
{
    return contact.modifiers.contains(Second);
}

bool isFromRear(const Contact &contact)
{
    return contact.modifiers.contains(Rear);
}

bool defendsWorks(const Interview &table, const Contact &contact)
{
    const bool covered = contact.modifiers.contains(Cover) || contact.modifiers.contains(Woods);
    return covered &&
           (!isFlanked(contact) || table.ruled(u"wss.faceoff.cover_side"_s, u"always"_s));
}

void askModifiers(Interview &table, Contact &contact)
{
    Question ticks =
        question(table, QuestionKind::SomeOf,
                 {u"modifiers"_s, u"P12.4"_s,
                  aboutUnit(u"modifiers.ask"_s, contact.mover).with(u"target"_s, contact.target),
                  contact.mover, contact.target});
    ticks.table = u"modifiers"_s;
    ticks.options = unknown(table, contact) + known(table, contact, contact.mover, contact.target) +
                    known(table, contact, contact.target, contact.mover);
    QJsonArray filled;
    for (const Option &option : ticks.options) {
        if (option.preset.toBool())
            filled.append(option.id);
    }
    ticks.assumed = filled;
    contact.modifiers = table.someOf(ticks);
}

QList<SumPart> sumParts(const Interview &table, const Contact &contact, EntityId unit)
{
    QList<SumPart> parts;
    const bool isMover = unit == contact.mover;
    const bool charges = isMover && contact.charging;
    const bool once = charges && table.ruled(u"wss.faceoff.elite_charge"_s, u"one"_s);
    if (charges)
        addTo(parts, u"charging"_s, value(table, u"charging"_s));
    if (isEliteNow(contact, unit) && !once)
        addTo(parts, u"elite"_s, value(table, u"elite"_s));
    for (const QString &what : {u"raw"_s, u"light"_s, u"friends"_s}) {
        if (contact.modifiers.contains(its(contact, unit, what)))
            addTo(parts, what, value(table, what));
    }
    // Mounted, it has an obstacle in the fight only.
    if (!isMover && Unit(table.state(), unit).isInfantry() && defendsWorks(table, contact))
        addTo(parts, Cover, value(table, Cover));
    if (!isMover)
        addTo(parts, Flank, flankValue(table, contact));
    addTo(parts, u"pips"_s, -Unit(table.state(), unit).pips());
    return parts;
}

} // namespace adjutant::wss
