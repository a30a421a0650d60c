// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// What a side has lost so far.
struct Toll
{
    int start = 0;   ///< what the army was worth
    int dead = 0;    ///< in the dead pool
    int routing = 0; ///< out of its control
};

/// In stands, as at nightfall; or in the values of the 30% (P25.1).
Toll tollOf(const Rulebook &rulebook, const State &state, EntityId side, bool byValue);
/// How much a side may lose before it has to withdraw.
int breakingPoint(const Interview &table, EntityId side);

/// P25: whether anybody has won.
void victory(Interview &table);
/// The 30% may be looked at after each loss (`wss.victory.when`).
void oweVictoryAtOnce(Interview &table);

} // namespace adjutant::wss
