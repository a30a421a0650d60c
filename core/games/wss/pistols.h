// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P6.8: cavalry of the French side that has never fired may fire as the fight begins.
void firePistols(Interview &table, EntityId fight);

} // namespace adjutant::wss
