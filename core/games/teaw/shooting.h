// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Shoot (T6): the rifles of a team at an enemy team within 25 cm that it can see.
void shoot(Interview &table);

} // namespace adjutant::teaw
