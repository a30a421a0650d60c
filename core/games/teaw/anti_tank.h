// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Anti-Tank Shot (T19.2): one die of an Anti-Tank Team that has lined up, at a tank.
void antiTankShot(Interview &table);

} // namespace adjutant::teaw
