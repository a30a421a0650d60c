// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P9: a plain move; where nobody measures, a tick at the end of the phase does as well.
void move(Interview &table);
/// P10: anything but a plain move, close to the enemy.
void manoeuvre(Interview &table);
// What takes a full move (P9.4) or a turn (P6.6).
void dismount(Interview &table);
void remount(Interview &table);
void unlimber(Interview &table);
void limberUp(Interview &table);
void reaim(Interview &table);

/// Keeps that \a unit moved, for the rest of the turn and for the tests that ask for it (P22.3).
void noteMoved(Interview &table, EntityId unit);
/// Units that may still make a plain move in this phase.
QList<EntityId> mayStillMove(const Interview &table);
/// Ticks those that have moved, when the phase ends.
void tickMoves(Interview &table);
/// What the end of a side's move phase does to its units of that arm.
void closeMoves(Interview &table);

} // namespace adjutant::wss
