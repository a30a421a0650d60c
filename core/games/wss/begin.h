// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// S1: sets a battle up, with converged grenadiers, quality dice and deployment.
void begin(Interview &table);
/// P2.3: grenadier stands leave their battalions for one of their own.
void convergeGrenadiers(Interview &table);
/// P3.3: the quality dice of all units in one grid.
void throwQuality(Interview &table);

} // namespace adjutant::wss
