// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Place Wire (T15.2): one section that touches a figure of the Engineer Team.
void placeWire(Interview &table);

} // namespace adjutant::teaw
