// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// One round between table.unit(), which fights by \a action, and \a enemy (T7.3, T7.4): who
/// attacks first, both attacks, losses. The teams are engaged.
void fightRound(Interview &table, EntityId enemy, const QString &action);

} // namespace adjutant::teaw
