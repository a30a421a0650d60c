// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P19 and P14: after the sixth card units recover; then the routing ones have to rally.
void recover(Interview &table);
/// P14.6: one routing unit tries to rally, or routs on.
void rally(Interview &table);
/// P14.7: one move more and a stand less.
void routOn(Interview &table);
/// Units that rout on in their own move phase (`wss.rout.when_moves`).
void oweRoutsOn(Interview &table);
/// The turn is over: the victory is looked at, then the next begins.
void endTurn(Interview &table);

} // namespace adjutant::wss
