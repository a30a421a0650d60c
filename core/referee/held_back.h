// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/referee/game.h"
#include "core/referee/refusal.h"

#include <optional>

namespace adjutant {

/// Why \a command cannot pass yet. One of a unit: something of it was begun already, it waits for
/// dice that are called for, or something comes to its end first (`resultsFirst` of the game): a
/// test that is called, a result that is known, what is due at once and was owed earlier. One of
/// the turn (the end of a phase, of a turn): entries are still being asked or were put aside, or
/// something is due at once. Names each, and what waits at a gate besides; where there is only
/// that, the game's own procedure refuses. \a itself is the entry of the command where it has
/// begun.
std::optional<Refusal> heldBack(const Game &game, const Journal &journal, const Command &command,
                                StepId itself = StepId::None);
/// Why \a entry cannot be given up: its result is known (`resultsFirst` of the game).
std::optional<Refusal> keepsResult(const Game &game, const Journal &journal,
                                   const OpenEntry &entry);

} // namespace adjutant
