// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Infantry runs from \a cavalry, which stays in pursuit. Returns the stands that it loses at once
/// (P14.8).
int beginPursuit(Interview &table, EntityId infantry, EntityId cavalry);
/// Whether cavalry is upon \a unit for certain, so that it cannot rally (P14.6). Cavalry that has
/// moved since may have ridden off: people have to look.
bool isPursued(const Interview &table, EntityId unit);
/// Nobody is behind \a unit any more.
void endPursuit(Interview &table, EntityId unit);
/// \a cavalry goes elsewhere, is driven off or is gone: whoever ran from it is rid of it.
void endPursuitBy(Interview &table, EntityId cavalry);
/// \a cavalry comes upon the friends into whom \a unit ran from it: they stand in its way.
void meetBarrier(Interview &table, EntityId unit, EntityId friends, EntityId cavalry);
/// Whether table.unit() does not come to that, for the friends have run, too; then it stays behind
/// the unit that it pursued (`wss.rout.barrier_runs`).
bool passesBarrier(Interview &table);

} // namespace adjutant::wss
