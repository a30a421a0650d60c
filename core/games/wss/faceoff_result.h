// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/contact.h"

namespace adjutant::wss {

/// S12 to S14: carries out the row of a face-off table.
void carryOut(Interview &table, const Contact &contact, const Row &row, int margin);

} // namespace adjutant::wss
