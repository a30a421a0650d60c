// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"

#include <QString>

namespace adjutant::test {

/// Goes the whole way of a battle of War of the Spanish Succession once more, entry by entry: six
/// cards between one turn and the next, no stand that came back but by hand, no test that was
/// owed and that nobody took though he could. Returns what is wrong; empty where nothing is.
QString recounted(const Journal &journal);

} // namespace adjutant::test
