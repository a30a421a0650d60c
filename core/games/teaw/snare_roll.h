// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The roll of a snared team to get free of the wire, before anything else in its turn (T5.3,
/// P-SNARE).
void snareRoll(Interview &table);

} // namespace adjutant::teaw
