// SPDX-License-Identifier: MIT
#include "core/games/teaw/explosions.h"

#include "core/games/teaw/blast.h"
#include "core/games/teaw/casualties.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString ExplosionsRule = u"T8.5"_s;
const QString GrenadesArgument = u"grenades"_s;

/// Those of the argument that still lie on the table; without one, those that are due.
QList<EntityId> itsGrenades(const Interview &table)
{
    const QJsonValue given = table.command().arguments.value(GrenadesArgument);
    if (!given.isArray())
        return grenadesDue(table.state(), table.moment().side);
    const QJsonArray numbers = given.toArray();
    QList<EntityId> grenades;
    for (const auto json : numbers) {
        const EntityId id{json.toInt()};
        if (table.entity(id).kind() == kind::Grenade)
            grenades.append(id);
    }
    return grenades;
}

/// Whether T8.6 spares anybody from \a grenade where it lies.
bool isContained(const Interview &table, EntityId grenade)
{
    return canBeContained(table, grenade) &&
           (table.ruled(u"teaw.grenade.contain"_s, u"same"_s) || liesInArea(table, grenade));
}

/// Where each grenade lies, for those who measure.
QList<Text> placesOf(const Interview &table, const QList<EntityId> &grenades)
{
    QList<Text> hints;
    if (shelters(table).isEmpty())
        return hints;
    for (const EntityId grenade : grenades) {
        if (!isContained(table, grenade)) {
            hints.append(Text(u"explosions.everybody"_s).with(u"number"_s, chitOf(table, grenade)));
            continue;
        }
        const QList<EntityId> areas = table.entity(grenade).linked(link::Area);
        hints.append(areas.isEmpty()
                         ? Text(u"explosions.inOpen"_s).with(u"number"_s, chitOf(table, grenade))
                         : Text(u"explosions.inArea"_s)
                               .with(u"number"_s, chitOf(table, grenade))
                               .with(u"area"_s, areas.first()));
    }
    return hints;
}

Text listOf(const Interview &table, const QList<EntityId> &grenades)
{
    QList<Text> names;
    for (const EntityId grenade : grenades)
        names.append(Text(u"explosions.one"_s).with(u"number"_s, chitOf(table, grenade)));
    return Text(u"explosions.caught"_s)
        .with(u"n"_s, static_cast<int>(grenades.size()))
        .with(u"grenades"_s, names);
}

} // namespace

QList<EntityId> grenadesDue(const State &state, EntityId side)
{
    QList<EntityId> due;
    for (const EntityId id : state.entities(kind::Grenade)) {
        if (state.entity(id).isLinked(link::ExplodesFor, side))
            due.append(id);
    }
    return due;
}

bool canBeContained(const Interview &table, EntityId grenade)
{
    const bool thrownBack = table.entity(grenade).flag(key::ThrownBack);
    return !table.ruled(u"teaw.grenade.contain"_s, u"off"_s) &&
           !(thrownBack && table.ruled(u"teaw.throwback.contain"_s, u"none"_s));
}

void oweExplosion(Interview &table, const QList<EntityId> &grenades)
{
    if (grenades.isEmpty())
        return;
    QJsonArray numbers;
    for (const EntityId grenade : grenades)
        numbers.append(number(grenade));
    Owed item;
    item.procedure = action::Explode;
    item.arguments = {{GrenadesArgument, numbers}};
    item.cause = Text(u"explosions.due"_s).with(u"n"_s, static_cast<int>(grenades.size()));
    item.side = table.moment().side;
    table.owe(item);
}

void explode(Interview &table)
{
    const QList<EntityId> grenades = itsGrenades(table);
    if (grenades.isEmpty())
        return;
    Blast blast;
    blast.rule = ExplosionsRule;
    blast.text = listOf(table, grenades).with(u"radius"_s, distance(table, u"blast"_s));
    blast.hints = placesOf(table, grenades);
    blast.subject = grenades.first();
    blast.tanks = table.ruled(u"teaw.explosion.tank"_s, u"all-kill"_s);
    blast.contained = std::any_of(grenades.cbegin(), grenades.cend(), [&table](EntityId grenade) {
        return isContained(table, grenade);
    });
    const Caught caught = whoIsCaught(table, blast);
    hitScenery(table, blast);
    for (const EntityId grenade : grenades) {
        table.say(ExplosionsRule,
                  Text(u"explosions.bang"_s).with(u"number"_s, chitOf(table, grenade)));
        table.instruct(grenade,
                       Text(u"explosions.remove"_s).with(u"number"_s, chitOf(table, grenade)));
    }
    killCaught(table, blast, caught);
    for (const EntityId tank : caught.tanks)
        destroyTank(table, tank, ExplosionsRule);
    for (const EntityId grenade : grenades)
        table.remove(grenade);
}

} // namespace adjutant::teaw
