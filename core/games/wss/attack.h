// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// S10: a unit moves into contact.
void attack(Interview &table);
/// The same with the charge of the game (P9.1).
void charge(Interview &table);
/// P17.2: a unit between two enemies meets the second, too.
void secondEnemy(Interview &table);

} // namespace adjutant::wss
