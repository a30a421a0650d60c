// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/battle/owed.h"

namespace adjutant {

/// Whether \a owed is being asked or was put aside: by itself, or because people began the same
/// with the same unit.
bool isTakenUp(const Journal &journal, const Owed &owed);

} // namespace adjutant
