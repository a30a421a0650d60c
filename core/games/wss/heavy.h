// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Owes the tests of units of \a side that suffered heavily in the fire phase that ends (P22.1).
void oweHeavyTests(Interview &table, EntityId side);
/// The same at the end of a move phase in which pistols were fired (`wss.heavy.pistols`).
void oweHeavyByPistols(Interview &table);
/// P22: the test of one unit.
void heavyTest(Interview &table);

} // namespace adjutant::wss
