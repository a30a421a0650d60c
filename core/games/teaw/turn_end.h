// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The end of a side's turn (P-TURN-END, T3.6).
void endTurn(Interview &table);

} // namespace adjutant::teaw
