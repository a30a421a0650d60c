// SPDX-License-Identifier: MIT
#include "core/games/teaw/ranges.h"

#include "core/games/teaw/defensive_fire.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

struct Pair
{
    EntityId mover = EntityId::None;
    EntityId reactor = EntityId::None;

    QString id() const
    {
        return QString::number(number(mover)) + u'-' + QString::number(number(reactor));
    }
};

/// Every team of the side that may still move, with every enemy team that could react to it.
QList<Pair> pairs(const Interview &table, EntityId side)
{
    QList<Pair> found;
    for (const EntityId mover : teamsOf(table.state(), side)) {
        for (const EntityId reactor : teamsOf(table.state(), enemyOf(table.state(), side))) {
            if (canReact(table, reactor))
                found.append({mover, reactor});
        }
    }
    return found;
}

Owed fireItem(const Interview &table, EntityId reactor, EntityId mover)
{
    Owed item;
    item.procedure = action::DefensiveFire;
    item.arguments = {{u"unit"_s, number(reactor)}, {u"target"_s, number(mover)}};
    item.cause = Text(u"ranges.offer"_s).with(u"unit"_s, reactor).with(u"target"_s, mover);
    item.side = Team(table.state(), reactor).side();
    return item;
}

bool isOwed(const State &state, const Owed &item)
{
    const QList<Owed> &owed = state.owed();
    return std::any_of(owed.cbegin(), owed.cend(), [&item](const Owed &other) {
        return other.procedure == item.procedure && other.arguments == item.arguments;
    });
}

} // namespace

bool canReact(const Interview &table, EntityId reactor)
{
    const Team team(table.state(), reactor);
    const UnitType *type = table.rulebook().unitType(team.type());
    const bool has = type && type->actions.contains(action::DefensiveFire);
    return has && team.isAlive() && !team.reactionUsed() && !reasonNotToReact(table, reactor);
}

void noteRanges(Interview &table)
{
    const EntityId side = table.moment().side;
    if (side == EntityId::None || table.entity(side).flag(key::RangesNoted))
        return;
    const QList<Pair> possible = pairs(table, side);
    table.set(side, key::RangesNoted, 1);
    if (possible.isEmpty())
        return;
    const bool sightToo = table.ruled(u"teaw.deffire.snapshot"_s, u"range-los"_s);
    Question question;
    question.kind = QuestionKind::SomeOf;
    question.name = u"inRange"_s;
    question.rule = u"T12.2"_s;
    question.text = Text(sightToo ? u"ranges.askSeen"_s : u"ranges.ask"_s).with(u"side"_s, side);
    question.hints = {meaning(table, u"teaw.measure.point"_s)};
    question.side = side;
    QJsonArray known;
    for (const Pair &pair : possible) {
        Option option = Option::of(
            pair.id(),
            Text(u"ranges.pair"_s).with(u"unit"_s, pair.mover).with(u"target"_s, pair.reactor));
        const bool before = table.entity(pair.mover).isLinked(link::WasInRange, pair.reactor);
        option.preset = before;
        if (before)
            known.append(option.id);
        question.options.append(option);
    }
    question.assumed = known;
    const QStringList chosen = table.someOf(question);
    for (const Pair &pair : possible) {
        table.unlink(pair.mover, link::WasInRange, pair.reactor);
        if (!chosen.contains(pair.id()))
            continue;
        table.link(pair.mover, link::InRange, pair.reactor);
        table.link(pair.mover, link::WasInRange, pair.reactor);
    }
}

QList<EntityId> possibleReactors(const Interview &table, EntityId mover)
{
    const Team team(table.state(), mover);
    QList<EntityId> found;
    for (const EntityId reactor : teamsOf(table.state(), enemyOf(table.state(), team.side()))) {
        if (canReact(table, reactor) && !team.wasInRangeOf(reactor))
            found.append(reactor);
    }
    return found;
}

void offerFire(Interview &table, EntityId reactor, EntityId mover)
{
    Owed item = fireItem(table, reactor, mover);
    item.due = Due::Offer;
    item.gate = TurnEndGate;
    if (!isOwed(table.state(), item))
        table.owe(item);
}

void oweFire(Interview &table, EntityId reactor, EntityId mover)
{
    table.owe(fireItem(table, reactor, mover));
}

} // namespace adjutant::teaw
