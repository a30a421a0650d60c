// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/rules/rulebook.h"

namespace adjutant {

/// The units that were taken off the table on the way to where the battle stands and have not come
/// back, each as it was when it went; in that order.
QList<Entity> offTable(const Rulebook &rulebook, const Journal &journal);

/// Puts \a unit, one that is off the table, back on it with the values that it had (see
/// handProcedure); what it fought or held is over.
Command restoreCommand(EntityId unit);

} // namespace adjutant
