// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Place Mine (T15.3).
void placeMine(Interview &table);
/// A mine goes off (T15.4), for the arguments "mine" and, where a team set it off, "mover".
void mineBlast(Interview &table);
/// A tank meets a mine (T15.5), for the arguments "mine" and "unit".
void mineTank(Interview &table);
/// Defuse Mine (T15.6).
void defuseMine(Interview &table);

/// Whether \a unit sets \a mine off by coming close (T15.4, T15.5, `teaw.mine.engineer`).
bool setsOff(const Interview &table, EntityId unit, EntityId mine);

/// Owes what happens when \a unit has come close to \a mine in its move.
void oweMine(Interview &table, EntityId unit, EntityId mine);

} // namespace adjutant::teaw
