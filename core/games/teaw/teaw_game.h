// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"
#include "core/rules/result.h"

#include <memory>

namespace adjutant::teaw {

/// To End All Wars: teams with actions, in any order, turn about.
class TeawGame : public Game
{
public:
    using Game::Game;

    Procedure procedure(const QString &id) const override;
    QStringList actions(const State &state, EntityId unit) const override;
    std::optional<int> cost(const State &state, EntityId unit,
                            const QString &action) const override;
    QList<Text> summary(const State &state, EntityId unit) const override;
    void followHand(Interview &table, const State &before, EntityId changed) const override;
    std::optional<Verdict> verdict(const State &state) const override;
};

/// The game with its rulebook from the resources.
Result<std::unique_ptr<Game>> makeGame();

} // namespace adjutant::teaw
