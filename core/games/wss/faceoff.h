// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/contact.h"

namespace adjutant::wss {

/// S11: both throw, the margin finds the row, the row is carried out (P12.5 to P12.7).
void faceOff(Interview &table, const Contact &contact);

} // namespace adjutant::wss
