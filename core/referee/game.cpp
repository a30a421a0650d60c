// SPDX-License-Identifier: MIT
#include "core/referee/game.h"

#include "core/referee/shown.h"

namespace adjutant {

Game::Game(Rulebook rulebook)
    : m_rulebook(std::move(rulebook))
{
}

Game::~Game() = default;

void Game::followHand(Interview &, const State &, EntityId) const {}

std::optional<Verdict> Game::verdict(const State &) const
{
    return std::nullopt;
}

QList<Danger> Game::dangers(const State &, EntityId) const
{
    return {};
}

std::optional<Gauge> Game::gauge(const State &, EntityId) const
{
    return std::nullopt;
}

ShownDeck Game::deck(const State &) const
{
    return {};
}

} // namespace adjutant
