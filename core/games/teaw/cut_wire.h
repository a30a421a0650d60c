// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Whether \a unit can cut wire that it has reached (T10.1, `teaw.cut.cost`).
bool canCut(const Interview &table, EntityId unit);

/// Refuses where the command of a move says that wire is to be cut by a team that cannot.
void checkCutNamed(Interview &table);

/// Whether table.unit() cuts \a wire instead of making the check: the question "cut".
bool choosesToCut(Interview &table, EntityId wire);

/// The attempt to cut \a wire (P-CUT). Returns whether the wire check has to be made after it.
bool tryToCut(Interview &table, EntityId wire);

/// Cut Wire (T10) by itself. It belongs to a move that reaches wire, and is refused otherwise.
void cutWire(Interview &table);

} // namespace adjutant::teaw
