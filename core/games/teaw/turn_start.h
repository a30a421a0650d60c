// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The start of a side's turn (P-TURN-START, T3.5), for the argument "side".
void turnStart(Interview &table);

} // namespace adjutant::teaw
