// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// What happens when table.unit() has run into the wire of the argument "wire": it cuts it (T10) or
/// makes the wire check (T5.1, T5.2).
void wireCheck(Interview &table);

} // namespace adjutant::teaw
