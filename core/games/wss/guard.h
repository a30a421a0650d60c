// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Whether an item leads on to the next card or turn, and is no test of a unit.
bool goesOn(const Interview &table, const Owed &owed);
/// Whether the phase was ended and the next card or turn is to come.
bool isPhaseOver(const Interview &table);
/// Whether table.unit() is still in the battle: who was taken out of it tests no more.
void checkStillThere(const Interview &table);
/// Whether table.unit() may act in \a phase of its side: it is there, its card is out, it does not
/// rout and is in no fight.
void checkActs(Interview &table, const QString &phase);
/// Whether it may move on its card (P9.1): it did not fire, was not halted, has not moved.
void checkMayMove(Interview &table);
/// The phase in which \a unit moves.
QString movePhaseOf(const State &state, EntityId unit);
/// A unit that was driven back may have had its move with that (`wss.move.forced_moves`).
bool wasDriven(const Interview &table, EntityId unit);
/// Why the unit \a id does not move on its card; empty where it may.
std::optional<Refusal> standsStill(const Interview &table, EntityId id);
/// Something was done in this phase.
void noteBusy(Interview &table);
/// The unit has used its move of this phase.
void useMove(Interview &table, EntityId unit);

} // namespace adjutant::wss
