// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P13: the winner's pips go, and it is owed an extra move at another enemy than \a beaten; both
/// once in a game.
void award(Interview &table, EntityId winner, EntityId beaten);
/// S18: the extra move at another enemy; cavalry has to make it. Also cavalry that has pursued
/// infantry into its friends.
void gloryMove(Interview &table);

} // namespace adjutant::wss
