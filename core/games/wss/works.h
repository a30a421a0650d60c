// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P8.1: a cannon fires at a wall.
void batter(Interview &table);
/// P8.3: a mortar fires at a building.
void shell(Interview &table);
/// P8.4: a unit leaves a building.
void evacuate(Interview &table);
/// Buildings that have to be left first of all in this phase.
void oweEvacuations(Interview &table);
/// What a fire costs those who stay inside (`wss.fire.evacuate`).
void burnOccupants(Interview &table);

} // namespace adjutant::wss
