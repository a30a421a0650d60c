// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Move (T4): by an action, or by a move that the rules grant (T5.3, T7.8).
void move(Interview &table);

/// What hangs on a move of table.unit(), whichever action it was part of (T4): the question
/// "outcome" where something can happen, the notes on the team, what is owed and offered.
/// noteRanges() has to come before it. A move through the wire (\a forward) leaves that wire.
void carryOutMove(Interview &table, bool forward = false);

/// Refuses where table.unit() may not move in this turn (T4.1, T4.4, T5.2).
void checkMayMove(Interview &table);

} // namespace adjutant::teaw
