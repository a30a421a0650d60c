// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/step.h"
#include "core/rules/rulebook.h"

namespace adjutant {

/// The units that were taken off the table and have not come back, each as it was when it went.
QList<Entity> offTable(const Rulebook &rulebook, const State &state);

/// Puts \a unit, one that is off the table, back on it with the values that it had (see
/// handProcedure); what it fought or held is over.
Command restoreCommand(EntityId unit);

} // namespace adjutant
