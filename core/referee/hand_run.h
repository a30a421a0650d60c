// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"

namespace adjutant {

// Presses in a row on one value of a unit are an entry each, to be undone one by one, and read as
// one sentence wherever it is told what happened: "set by hand from 8 to 5".

/// Whether \a step says that a value was set by hand.
bool isSetByHand(const Step &step);
/// Whether \a next follows \a step and goes on setting by hand what it set, for the same reason.
bool goesOnByHand(const Journal &journal, StepId step, StepId next);
/// The step with which the run up to \a last began; \a last itself where there is no other.
StepId firstByHand(const Journal &journal, StepId last);
/// What the first line of \a last says, for all of the run that ends with it.
Text wholeRun(const Journal &journal, StepId last);

} // namespace adjutant
