// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Whether \a reactor could use Defensive Fire in this enemy turn at a team that comes into its
/// range (T12.2, T13.5, T14.5, T3.4).
bool canReact(const Interview &table, EntityId reactor);

/// Before a side's first move of the turn: asks which of its teams are already in range of which
/// enemy teams that could react (S2.17), in one list, filled in from last time.
void noteRanges(Interview &table);

/// The enemy teams that may fire at \a mover because it came into their range in this turn, as far
/// as is known.
QList<EntityId> possibleReactors(const Interview &table, EntityId mover);

/// Offers Defensive Fire at \a mover to \a reactor until the turn ends.
void offerFire(Interview &table, EntityId reactor, EntityId mover);
/// Owes that \a reactor fires at \a mover now.
void oweFire(Interview &table, EntityId reactor, EntityId mover);

} // namespace adjutant::teaw
