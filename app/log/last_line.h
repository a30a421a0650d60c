// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"
#include "core/referee/comparison.h"

#include <optional>

namespace adjutant::app {

class Session;

/// What came of the last thing that people did, with all that followed by itself; the sums of a
/// comparison are left to those who draw them.
QList<Text> whatHappened(const Session &session);
/// The last line of the log; empty where there is none yet.
Text lastLine(const Session &session);

/// The sums of the entry that goes on, or of the last one; nothing where it compared none.
std::optional<Comparison> lastComparison(const Session &session);

} // namespace adjutant::app
