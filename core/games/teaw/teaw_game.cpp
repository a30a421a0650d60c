// SPDX-License-Identifier: MIT
#include "core/games/teaw/teaw_game.h"

#include "core/games/teaw/by_hand.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/objectives.h"
#include "core/games/teaw/team.h"
#include "core/games/teaw/turn.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// Whether \a action makes sense as \a team stands now; the rest would only be in the way.
bool isOpen(const State &state, const Team &team, const QString &action)
{
    if (action == action::SnareRoll)
        return !team.snaredBy().isEmpty();
    if (action == action::Withdraw)
        return team.isEngaged();
    if (action == action::SetUpMg)
        return !team.isSetUp();
    if (action == action::PackUpMg)
        return team.isSetUp();
    if (action == action::ThrowBack)
        return !state.entities(kind::Grenade).isEmpty();
    if (action == action::DefuseMine)
        return !state.entities(kind::Mine).isEmpty();
    if (action == action::PlaceCharge || action == action::AntiTankShot)
        return !tanksOf(state, enemyOf(state, team.side())).isEmpty();
    return true;
}

} // namespace

Procedure TeawGame::procedure(const QString &id) const
{
    return procedures().value(id, nullptr);
}

QStringList TeawGame::actions(const State &state, EntityId unit) const
{
    const Team team(state, unit);
    const UnitType *type = rulebook().unitType(team.type());
    const bool itsTurn = state.moment().side == team.side();
    QStringList open;
    for (const ActionDeclaration &action : rulebook().actions) {
        if (action.internal || !procedure(action.id))
            continue;
        if (unit == EntityId::None) {
            if (action.turnCommand)
                open.append(action.id);
            continue;
        }
        const bool may = type && type->actions.contains(action.id) && team.isAlive();
        if (may && itsTurn != action.reaction && isOpen(state, team, action.id))
            open.append(action.id);
    }
    return open;
}

std::optional<int> TeawGame::cost(const State &state, EntityId unit, const QString &action) const
{
    return costOf(rulebook(), state, unit, action);
}

QList<Text> TeawGame::summary(const State &state, EntityId unit) const
{
    const Team team(state, unit);
    if (!team.isThere())
        return {};
    if (!team.isAlive())
        return {Text(u"summary.destroyed"_s)};
    QList<Text> parts;
    if (state.moment().side == team.side())
        parts.append(Text(u"common.actions"_s).with(u"n"_s, team.actionsLeft()));
    const bool fixed = team.isSetUp() || team.driverDead();
    parts.append(fixed ? Text(u"summary.fixed"_s)
                       : Text(u"summary.speed"_s).with(u"n"_s, team.speed()));
    return parts;
}

void TeawGame::followHand(Interview &table, const State &before, EntityId changed) const
{
    teaw::followHand(table, before, changed);
}

std::optional<Verdict> TeawGame::verdict(const State &state) const
{
    return verdictOf(state);
}

Result<std::unique_ptr<Game>> makeGame()
{
    Result<Rulebook> rulebook = Rulebook::read(u":/games/teaw"_s);
    if (!rulebook)
        return rulebook.fault();
    return std::unique_ptr<Game>(std::make_unique<TeawGame>(std::move(*rulebook)));
}

} // namespace adjutant::teaw
