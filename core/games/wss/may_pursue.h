// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Those of \a winners who are left may pursue one of \a losers in their next move phase (P15.3,
/// `wss.fight.pursue`): that is owed, as an offer.
void offerPursuit(Interview &table, const QList<EntityId> &winners, const QList<EntityId> &losers);
/// Takes the offer to \a unit back: it has moved, or can do so no more.
void dropPursuit(Interview &table, EntityId unit);
/// The same for a unit that was held where it stands until after its next move phase.
void dropPursuitIfHeld(Interview &table, EntityId unit);
/// Takes the offers to pursue \a loser back: it is gone.
void dropPursuitOf(Interview &table, EntityId loser);
/// The move phase in which \a units were to pursue is over.
void lapsePursuit(Interview &table, const QList<EntityId> &units);
/// Reminds of the offers to \a units where their move is asked for.
QList<Text> pursuitHints(const Interview &table, const QList<EntityId> &units);

} // namespace adjutant::wss
