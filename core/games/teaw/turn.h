// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

#include <QHash>

namespace adjutant::teaw {

/// The contents page: every procedure of the rulebook by its name.
const QHash<QString, Procedure> &procedures();

/// Sets a battle up and starts the first turn (T3.7).
void begin(Interview &table);
/// The start of a side's turn (P-TURN-START, T3.5).
void turnStart(Interview &table);
/// The end of a side's turn (P-TURN-END, T3.6).
void endTurn(Interview &table);

} // namespace adjutant::teaw
