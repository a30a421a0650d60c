// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Precision Shot (T18.3): one die of a Sniper Team that has lined up; cover does not count.
void precisionShot(Interview &table);

} // namespace adjutant::teaw
