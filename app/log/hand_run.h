// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"

namespace adjutant::app {

// Presses in a row on one value of a unit are an entry each, and read as one line of the log.

/// Whether \a next goes on setting by hand what \a line set.
bool goesOnByHand(const Text &line, const Text &next);
/// \a last as it reads for a run that began with \a first: "set by hand from 8 to 5".
Text wholeRun(const Text &first, const Text &last);

} // namespace adjutant::app
