// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// A Move action that costs nothing and that the rules allow by themselves (T4.7).
enum class Grant {
    None,
    Snare,    ///< after getting free of the wire (T5.3)
    Withdraw, ///< after breaking off a fight (T7.8)
};

/// Offers \a unit a granted move until the turn ends.
void offerMove(Interview &table, EntityId unit, Grant grant);

/// The granted move that table.unit() takes up with this command, which is then used up.
Grant takeGrant(Interview &table);

} // namespace adjutant::teaw
