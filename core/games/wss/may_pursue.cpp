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

/// The offers to \a units.
QList<Owed> offersTo(const Interview &table, const QList<EntityId> &units)
{
    QList<Owed> offers = table.state().owed();
    offers.removeIf([&units](const Owed &item) {
        return item.gate != PursuitGate ||
               !units.contains(EntityId{item.arguments.value(u"unit"_s).toInt()});
    });
    return offers;
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
    for (const Owed &offer : offersTo(table, {unit}))
        table.settle(offer.id);
}

void dropPursuitIfHeld(Interview &table, EntityId unit)
{
    if (standsStill(table, unit))
        dropPursuit(table, unit);
}

void dropPursuitOf(Interview &table, EntityId loser)
{
    const QList<Owed> before = table.state().owed();
    for (const Owed &item : before) {
        if (item.gate == PursuitGate && item.arguments.value(Pursued).toInt() == number(loser))
            table.settle(item.id);
    }
}

void lapsePursuit(Interview &table, const QList<EntityId> &units)
{
    for (const Owed &offer : offersTo(table, units)) {
        if (!isOfThisPhase(table, offer))
            table.settle(offer.id);
    }
}

QList<Text> pursuitHints(const Interview &table, const QList<EntityId> &units)
{
    QList<Text> hints;
    for (const Owed &offer : offersTo(table, units))
        hints.append(offer.cause);
    return hints;
}

} // namespace adjutant::wss
