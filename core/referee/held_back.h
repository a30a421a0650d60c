// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/referee/game.h"
#include "core/referee/refusal.h"

#include <optional>

namespace adjutant {

/// Why \a command cannot pass yet. One of a unit: something of it was begun already, it waits for
/// dice that are called for, or a result comes to its end first (`resultsFirst` of the game). One
/// of the turn (the end of a phase, of a turn): entries are still being asked or were put aside, or
/// something is due at once. Names each, and what waits at a gate besides; where there is only
/// that, the game's own procedure refuses. \a itself is the entry of the command where it has
/// begun.
std::optional<Refusal> heldBack(const Game &game, const Journal &journal, const Command &command,
                                StepId itself = StepId::None);

} // namespace adjutant
