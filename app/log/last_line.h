// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"

namespace adjutant::app {

class Session;

/// The last line of the log; empty where there is none yet.
Text lastLine(const Session &session);

} // namespace adjutant::app
