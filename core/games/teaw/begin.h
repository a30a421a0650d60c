// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Sets a battle up and decides whose turn comes first (T3.7).
void begin(Interview &table);

} // namespace adjutant::teaw
