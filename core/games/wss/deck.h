// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Lays out the six cards of a battle.
void createDeck(Interview &table);
/// Turns all cards face down again.
void shuffleDeck(Interview &table);
/// How many cards were turned over this turn.
int cardsShown(const Interview &table);
/// P5: the next card opens a phase of its side.
void drawCard(Interview &table);

} // namespace adjutant::wss
