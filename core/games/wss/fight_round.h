// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Fights that are resolved when the phase that is going on ends (P18.1, P18.7).
QList<EntityId> fightsDue(const Interview &table);
void oweFights(Interview &table);
/// Takes back the round that is owed in \a fight: it ends.
void withdrawRound(Interview &table, EntityId fight);
/// S19: one round of a fight.
void fightRound(Interview &table);

} // namespace adjutant::wss
