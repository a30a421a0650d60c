// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Flamethrower (T16): one die for every figure that the marker touches, friend and foe, and for
/// every tank.
void flamethrower(Interview &table);

} // namespace adjutant::teaw
