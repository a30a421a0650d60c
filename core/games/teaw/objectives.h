// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"
#include "core/referee/shown.h"

namespace adjutant::teaw {

/// Owes a look at the objectives that a loss can decide (T22.1, T22.2), once this entry is done, so
/// that what happens at the same time counts together.
void oweVictoryCheck(Interview &table);

/// The objectives (T22). After a loss: Eliminate Entire Force and Eliminate X Teams. With the
/// argument "turnEnd" also Capture and Hold.
void objective(Interview &table);

/// A verdict that rests on what was counted goes with it, where the referee's hand sets that
/// otherwise than it was \a before.
void reviewVerdict(Interview &table, const State &before);

/// Who has won, and how; nothing while that is open.
std::optional<Verdict> verdictOf(const State &state);

} // namespace adjutant::teaw
