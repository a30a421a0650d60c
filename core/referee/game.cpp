// SPDX-License-Identifier: MIT
#include "core/referee/game.h"

namespace adjutant {

Game::Game(Rulebook rulebook)
    : m_rulebook(std::move(rulebook))
{
}

Game::~Game() = default;

} // namespace adjutant
