// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/contact.h"

namespace adjutant::wss {

/// P6.8: cavalry of the French side that has never fired may fire as it comes to contact in \a
/// fight, which begins or is joined.
void firePistols(Interview &table, EntityId fight, const Contact &contact);

} // namespace adjutant::wss
