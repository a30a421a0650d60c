// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Who attacks first in a round of hand-to-hand combat (T7.3).
enum class Order {
    ActiveFirst,  ///< the side whose turn it is
    PassiveFirst, ///< the other side
    Together,
};

/// Rolls for the initiative between table.unit() and \a enemy, or takes the one that an earlier
/// round decided (`teaw.hth.tie`, `teaw.hth.initiative`).
Order decideOrder(Interview &table, EntityId enemy);

} // namespace adjutant::teaw
