// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"
#include "core/rules/result.h"

#include <memory>

namespace adjutant::wss {

/// War of the Spanish Succession: six cards a turn, morale dice, routs that spread.
class WssGame : public Game
{
public:
    using Game::Game;

    Procedure procedure(const QString &id) const override;
    QStringList actions(const State &state, EntityId id) const override;
    std::optional<int> cost(const State &state, EntityId unit,
                            const QString &action) const override;
    QList<Text> summary(const State &state, EntityId id) const override;
    void followHand(Interview &table, const State &before, EntityId changed) const override;
    std::optional<Verdict> verdict(const State &state) const override;
    QList<Danger> dangers(const State &state, EntityId subject) const override;
    std::optional<Gauge> gauge(const State &state, EntityId side) const override;
    ShownDeck deck(const State &state) const override;
};

/// The game with its rulebook from the resources.
Result<std::unique_ptr<Game>> makeGame();

} // namespace adjutant::wss
