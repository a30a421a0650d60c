// SPDX-License-Identifier: MIT
#include "core/games/wss/may_pursue.h"

#include "core/games/wss/deck.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString PursuitGate = u"pursuit"_s;
const QString Pursued = u"pursued"_s;
const QString SinceTurn = u"sinceTurn"_s;
const QString SinceCard = u"sinceCard"_s;

EntityId firstLeft(const State &state, const QList<EntityId> &units)
{
    for (const EntityId id : units) {
        if (Unit(state, id).isOnTable())
            return id;
    }
    return EntityId::None;
}

bool isOfferedTo(const Owed &item, const QList<EntityId> &units)
{
    return item.gate == PursuitGate && units.contains(item.entity(u"unit"_s));
}

/// Whether the fight was won in the phase that is going on.
bool isOfThisPhase(const Interview &table, const Owed &offer)
{
    return offer.arguments.value(SinceTurn).toInt() == table.moment().turn &&
           offer.arguments.value(SinceCard).toInt() == cardsShown(table.state());
}

} // namespace

void offerPursuit(Interview &table, const QList<EntityId> &winners, const QList<EntityId> &losers)
{
    const EntityId loser = firstLeft(table.state(), losers);
    if (loser == EntityId::None || table.ruled(u"wss.fight.pursue"_s, u"no"_s))
        return;
    for (const EntityId id : winners) {
        if (!Unit(table.state(), id).isOnTable())
            continue;
        const Text cause = aboutUnit(u"pursuit.may"_s, id).with(u"other"_s, loser);
        table.say(u"P18.8"_s, cause);
        Owed offer = due(table, action::Attack, id, cause);
        offer.due = Due::Offer;
        offer.gate = PursuitGate;
        offer.arguments.insert(Pursued, number(loser));
        offer.arguments.insert(SinceTurn, table.moment().turn);
        offer.arguments.insert(SinceCard, cardsShown(table.state()));
        table.owe(offer);
    }
}

void dropPursuit(Interview &table, EntityId unit)
{
    table.withdraw([unit](const Owed &item) { return isOfferedTo(item, {unit}); });
}

void dropPursuitIfHeld(Interview &table, EntityId unit)
{
    if (standsStill(table, unit))
        dropPursuit(table, unit);
}

void dropPursuitOf(Interview &table, EntityId loser)
{
    table.withdraw([loser](const Owed &item) {
        return item.gate == PursuitGate && item.entity(Pursued) == loser;
    });
}

void lapsePursuit(Interview &table, const QList<EntityId> &units)
{
    table.withdraw([&table, &units](const Owed &item) {
        return isOfferedTo(item, units) && !isOfThisPhase(table, item);
    });
}

QList<Text> pursuitHints(const Interview &table, const QList<EntityId> &units)
{
    QList<Text> hints;
    for (const Owed &item : table.state().owed()) {
        if (isOfferedTo(item, units))
            hints.append(item.cause);
    }
    return hints;
}

} // namespace adjutant::wss
