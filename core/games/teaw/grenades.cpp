// SPDX-License-Identifier: MIT
#include "core/games/teaw/grenades.h"

#include "core/games/teaw/blast.h"
#include "core/games/teaw/explosions.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString GrenadesRule = u"T8.1"_s;

/// How many grenades the team may still throw this turn (T8.2, T17.2); nothing for no limit.
std::optional<int> left(const Interview &table, const Team &team)
{
    if (table.ruled(u"teaw.grenade.limit"_s, u"free"_s))
        return std::nullopt;
    const QString which = team.is(type::Raider) ? u"raiderGrenades"_s : u"grenades"_s;
    return limit(table, which) - team.grenadesThrown();
}

/// How many are thrown with this one action.
int howMany(Interview &table, const Team &team)
{
    const bool burst = team.is(type::Raider) && table.ruled(u"teaw.raider.grenades"_s, u"burst"_s);
    if (!burst)
        return 1;
    Question question;
    question.kind = QuestionKind::Number;
    question.name = u"count"_s;
    question.rule = u"T17.2"_s;
    question.text = Text(u"grenades.howMany"_s).with(u"unit"_s, team.id());
    question.side = team.side();
    question.actor = team.id();
    question.minimum = 1;
    question.maximum = std::max(1, left(table, team).value_or(team.actions()));
    question.assumed = 1;
    return table.number(question);
}

void checkRange(Interview &table)
{
    const QString range = table.ruling(u"teaw.grenade.range"_s);
    if (range == u"unlimited")
        return;
    Limit limit;
    limit.rule = GrenadesRule;
    limit.within = range.toInt();
    limit.text = Text(u"grenades.aim"_s).with(u"unit"_s, table.unit()).with(u"n"_s, limit.within);
    limit.refusal =
        Text(u"grenades.tooFar"_s).with(u"unit"_s, table.unit()).with(u"n"_s, limit.within);
    checkWithin(table, limit);
}

/// Rolls where the grenade comes down (T8.3) and says so.
void scatterGrenade(Interview &table, EntityId grenade)
{
    Question question;
    question.name = u"scatter"_s;
    question.rule = u"T8.3"_s;
    question.text = Text(u"grenades.scatter"_s)
                        .with(u"unit"_s, table.unit())
                        .with(u"number"_s, chitOf(table, grenade));
    question.side = table.moment().side;
    question.actor = table.unit();
    const Row row = rollOn(table, u"grenadeScatter"_s, question);
    const QString landing = row.word(u"result"_s);
    QString key = u"grenades.land."_s + landing;
    if (landing != u"mark")
        key += u'.' + table.ruling(u"teaw.grenade.front"_s);
    const Text where = Text(key)
                           .with(u"unit"_s, table.unit())
                           .with(u"number"_s, chitOf(table, grenade))
                           .with(u"n"_s, row.number(u"distance"_s));
    table.say(u"T8.3"_s, where, row);
    table.instruct(grenade, where);
}

/// Whether \a team may try to throw \a grenade back (once more, `teaw.throwback.again`).
bool mayTry(const Interview &table, EntityId team, EntityId grenade)
{
    const bool again = !table.entity(grenade).flag(key::ThrownBack) ||
                       table.ruled(u"teaw.throwback.again"_s, u"team-once"_s);
    return again && !table.entity(team).isLinked(link::Tried, grenade);
}

QList<Option> teamsNear(const Interview &table)
{
    QList<Option> options;
    for (const EntityId id : teamsOf(table.state(), EntityId::None))
        options.append(Option::of(id));
    return options;
}

/// Where the grenade lies, where that can matter to anybody (T8.6).
void notePlace(Interview &table, EntityId grenade)
{
    const QString open = u"open"_s;
    table.unlinkAll(grenade, link::Area);
    table.set(grenade, key::Place, open);
    const QList<EntityId> areas = shelters(table);
    if (areas.isEmpty() || !canBeContained(table, grenade))
        return;
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = key::Place;
    question.rule = u"T8.6"_s;
    question.text = Text(u"grenades.place"_s).with(u"number"_s, chitOf(table, grenade));
    question.side = table.moment().side;
    question.actor = table.unit();
    question.options = {Option::of(open, Text(u"grenades.inTheOpen"_s))};
    question.assumed = open;
    for (const EntityId id : areas)
        question.options.append(Option::of(id));
    const QString chosen = table.oneOf(question);
    if (chosen == open)
        return;
    const EntityId area{chosen.toInt()};
    table.set(grenade, key::Place, table.entity(area).word(key::AreaKind));
    table.link(grenade, link::Area, area);
}

/// Which teams have a figure close enough to throw the grenade back (T9.1): kept on them, and owed
/// to them where they may do so at once (`teaw.throwback.when`).
void noteNear(Interview &table, EntityId grenade)
{
    const bool atOnce = table.ruled(u"teaw.throwback.when"_s, u"instant"_s);
    // It is gone before anybody could throw it.
    if (!atOnce && table.ruled(u"teaw.grenade.fuse"_s, u"now"_s))
        return;
    Question question;
    question.kind = QuestionKind::SomeOf;
    question.name = u"near"_s;
    question.rule = u"T9.1"_s;
    question.text = Text(u"grenades.near"_s)
                        .with(u"number"_s, chitOf(table, grenade))
                        .with(u"n"_s, distance(table, u"throwBackReach"_s));
    question.side = table.moment().side;
    question.actor = table.unit();
    question.options = teamsNear(table);
    question.assumed = QJsonArray();
    for (const EntityId team : table.someEntities(question)) {
        table.link(team, link::NearGrenade, grenade);
        if (!atOnce || !mayTry(table, team, grenade))
            continue;
        Owed item;
        item.procedure = action::ThrowBack;
        item.arguments = {{u"unit"_s, number(team)}, {u"target"_s, number(grenade)}};
        item.cause = Text(u"grenades.mayThrowBack"_s)
                         .with(u"unit"_s, team)
                         .with(u"number"_s, chitOf(table, grenade));
        item.side = Team(table.state(), team).side();
        table.owe(item);
    }
}

void throwOne(Interview &table)
{
    const Team team(table.state(), table.unit());
    const EntityId side = team.side();
    checkRange(table);
    table.add(table.unit(), key::GrenadesThrown, 1);
    const EntityId grenade = table.create(kind::Grenade, EntityId::Battle,
                                          {{key::Number, nextChit(table, kind::Grenade)}});
    table.link(grenade, link::Owner, side);
    table.link(grenade, link::Thrower, table.unit());
    table.link(grenade, link::ExplodesFor, side);
    scatterGrenade(table, grenade);
    comeToRest(table, grenade);
    if (table.ruled(u"teaw.grenade.fuse"_s, u"now"_s))
        oweExplosion(table, {grenade});
}

} // namespace

void throwGrenade(Interview &table)
{
    guard(table, action::Grenade);
    const EntityId unit = table.unit();
    const std::optional<int> more = left(table, Team(table.state(), unit));
    table.refuseIf(more && *more <= 0, u"T8.2"_s, Text(u"grenades.limit"_s).with(u"unit"_s, unit));
    table.refuseIf(Team(table.state(), unit).isEngaged() &&
                       table.ruled(u"teaw.shoot.engaged"_s, u"forbid"_s),
                   u"T23.6"_s, Text(u"grenades.inFight"_s).with(u"unit"_s, unit));
    const int count = howMany(table, Team(table.state(), unit));
    for (int i = 0; i < count; ++i)
        throwOne(table);
    spend(table, action::Grenade);
}

void comeToRest(Interview &table, EntityId grenade)
{
    notePlace(table, grenade);
    noteNear(table, grenade);
}

} // namespace adjutant::teaw
