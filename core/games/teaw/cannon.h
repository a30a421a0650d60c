// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Cannon Attack of a tank (T20.5, T20.6): a marker, one die for where the shot lands, and all who
/// are close to it.
void cannonAttack(Interview &table);

} // namespace adjutant::teaw
