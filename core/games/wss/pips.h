// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Changes the record dice of \a unit, within its six faces (P11.2, P11.3). Units without a record
/// dice take none. Returns by how much it changed.
int changePips(Interview &table, EntityId unit, int amount);
/// Pips that an officer gives back (P24.1).
void returnPips(Interview &table, EntityId unit, int amount);
/// Pips that a test brings (P12.5), which the playsheet may rule out.
void addTestPips(Interview &table, EntityId unit, int amount);
/// Glory: back to zero (P13.2), and what an officer holds with it.
void wipePips(Interview &table, EntityId unit);
/// Whether a plain test passes without a die, because there are no pips (`wss.pips.zero`).
bool passesUnrolled(const Interview &table, EntityId unit);

} // namespace adjutant::wss
