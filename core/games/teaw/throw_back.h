// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Throw Back Grenade (T9): an action of the team's own turn, or what it does at once when the
/// grenade lands (`teaw.throwback.when`).
void throwBack(Interview &table);

} // namespace adjutant::teaw
