// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/rules/rulebook.h"

namespace adjutant {

/// What a correction changes of the moves that people were told to make on the table: those of the
/// way from \a fork to \a oldTip that do not come on the way to \a tip are taken back, and those
/// that come there anew are made.
QList<effect::Instruct> movesToChange(const Journal &journal, StepId fork, StepId oldTip,
                                      StepId tip, const Rulebook &rulebook);

} // namespace adjutant
