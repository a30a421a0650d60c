// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Set Up MG (T13.1, T14.1).
void setUpMg(Interview &table);
/// Pack Up MG (T13.2, T14.2).
void packUpMg(Interview &table);
/// Machine Gun Attack of an LMG or HMG Team (T13.3, T14.3): the distance sets the dice.
void mgAttack(Interview &table);
/// Machine Gun Attack of a tank (T20.3).
void tankMgAttack(Interview &table);

} // namespace adjutant::teaw
