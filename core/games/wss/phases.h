// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Whether anything is owed that is more than an offer.
bool isAnythingDemanded(const State &state);
/// What the start of a phase demands; a phase in which nobody can do anything closes by itself.
void openPhase(Interview &table);
/// The players are done with the phase: what it still brings about is due, then it closes.
void endPhase(Interview &table);
/// What the end of a phase clears; then the next card, or the end of the turn.
void closePhase(Interview &table);
/// A new turn with a shuffled deck.
void turnStart(Interview &table);

} // namespace adjutant::wss
