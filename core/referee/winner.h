// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant {

/// The side that has won, as the battle keeps it: its link "winner", which the game declares. None
/// for nobody, and for several. Battles of before kept a number instead, which is still read.
EntityId winnerOf(const State &state);
/// None for nobody.
void setWinner(Interview &table, EntityId winner);

} // namespace adjutant
