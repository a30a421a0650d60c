// SPDX-License-Identifier: MIT
#include "core/games/wss/wss_game.h"

#include "core/games/wss/by_hand.h"
#include "core/games/wss/danger.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/shown_deck.h"
#include "core/games/wss/turn.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/victory.h"
#include "core/games/wss/weapons.h"
#include "core/referee/interview.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

bool isOfficers(const QString &action)
{
    return action == action::Ride || action == action::Join || action == action::Leave;
}

/// Whether \a action belongs to the phase that is going on.
bool belongsToPhase(const State &state, const Unit &unit, const QString &action)
{
    const QString phase = state.moment().phase;
    if (isOfficers(action))
        return true;
    if (state.moment().side != unit.side())
        return false;
    if (action == action::Fire || action == action::Batter || action == action::Shell)
        return phase == phase::Fire;
    if (action == action::Reaim)
        return phase == phase::Fire || phase == phase::Infantry;
    if (action == action::Dismount || action == action::Remount)
        return phase == phase::Cavalry || phase == phase::Infantry;
    return phase == movePhaseOf(state, unit.id());
}

/// Whether \a action makes sense as \a unit stands now; the rest would only be in the way.
bool isOpen(const State &state, const Unit &unit, const QString &action)
{
    const Entity &entity = state.entity(unit.id());
    if (action == action::Leave)
        return !entity.linked(link::With).isEmpty();
    if (action == action::Dismount)
        return unit.isMounted();
    if (action == action::Remount)
        return !unit.isMounted();
    if (action == action::Unlimber)
        return unit.flag(key::Limbered);
    if (action == action::Batter)
        return !(state.entities(kind::Works) + state.entities(kind::Building)).isEmpty();
    if (action == action::Shell)
        return !state.entities(kind::Building).isEmpty();
    if (action == action::Evacuate)
        return !entity.linked(link::Inside).isEmpty();
    if (action == action::OverrunHorses)
        return !state.children(enemyOf(state, unit.side()), kind::Horses).isEmpty();
    if (action == action::Charge)
        return unit.isCavalry() && !unit.flag(key::ChargeUsed);
    return true;
}

/// "12 of 56 stands lost or routing": what stands on the card of a side.
QList<Text> summaryOfSide(const Rulebook &rulebook, const State &state, EntityId side)
{
    const Toll toll = tollOf(InForce(rulebook, state), side, true);
    return {Text(u"summary.side"_s)
                .with(u"dead"_s, toll.dead)
                .with(u"routing"_s, toll.routing)
                .with(u"start"_s, toll.start)};
}

} // namespace

Procedure WssGame::procedure(const QString &id) const
{
    return procedures().value(id, nullptr);
}

QStringList WssGame::actions(const State &state, EntityId id) const
{
    const Unit unit(state, id);
    const UnitType *type = rulebook().unitType(unit.word(key::Type));
    QStringList open;
    for (const ActionDeclaration &action : rulebook().actions) {
        if (action.internal || !procedure(action.id))
            continue;
        if (id == EntityId::None) {
            if (action.turnCommand)
                open.append(action.id);
            continue;
        }
        const bool may = type && type->actions.contains(action.id) && unit.isOnTable();
        if (may && belongsToPhase(state, unit, action.id) && isOpen(state, unit, action.id))
            open.append(action.id);
    }
    return open;
}

std::optional<int> WssGame::cost(const State &, EntityId, const QString &) const
{
    return std::nullopt;
}

QList<Text> WssGame::summary(const State &state, EntityId id) const
{
    if (state.entity(id).kind() == kind::Side)
        return summaryOfSide(rulebook(), state, id);
    const Unit unit(state, id);
    if (!unit.isThere())
        return {};
    if (!unit.isOnTable())
        return {Text(u"summary.gone"_s)};
    const InForce rules(rulebook(), state);
    const QString weapon = unit.isOfficer() ? QString() : weaponOf(rules, id);
    if (state.moment().phase == phase::Fire && !weapon.isEmpty() && !unit.flag(key::Limbered))
        return {Text(u"summary.range"_s).with(u"n"_s, rules.rangeOf(weapon))};
    return {Text(u"summary.move"_s).with(u"n"_s, reachOf(rules, id))};
}

void WssGame::followHand(Interview &table, const State &before, EntityId changed) const
{
    wss::followHand(table, before, changed);
}

std::optional<Verdict> WssGame::verdict(const State &state) const
{
    return verdictOf(state);
}

QList<Danger> WssGame::dangers(const State &state, EntityId subject) const
{
    const InForce rules(rulebook(), state);
    return state.entity(subject).kind() == kind::Side ? dangersOfSide(rules, subject)
                                                      : dangersOfUnit(rules, subject);
}

std::optional<Gauge> WssGame::gauge(const State &state, EntityId side) const
{
    return gaugeOf(InForce(rulebook(), state), side);
}

ShownDeck WssGame::deck(const State &state) const
{
    return shownDeck(InForce(rulebook(), state));
}

Result<std::unique_ptr<Game>> makeGame()
{
    Result<Rulebook> rulebook = Rulebook::read(u":/games/wss"_s);
    if (!rulebook)
        return rulebook.fault();
    return std::unique_ptr<Game>(std::make_unique<WssGame>(std::move(*rulebook)));
}

} // namespace adjutant::wss
