// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"

namespace adjutant::wss {

/// Lays out the six cards of a battle.
void createDeck(Interview &table);
/// Turns all cards face down again.
void shuffleDeck(Interview &table);
/// The cards of \a colour that were turned over this turn, or those that were not.
QList<EntityId> cardsOf(const State &state, const QString &colour, bool shown);
/// How many cards were turned over this turn.
int cardsShown(const State &state);
/// The colour that comes as number \a place of the turn, where the cards keep their order
/// (`wss.deck.reshuffle`); empty where nobody knows.
QString foreseenColour(const InForce &rules, int place);
/// The side of \a colour: the French side is black, the Alliance red (P5.1).
EntityId sideOfColour(const State &state, const QString &colour);
/// The phase that the card of that number of its colour opens (P5.2).
QString phaseOfCard(const InForce &rules, int count);
/// P5: the next card opens a phase of its side.
void drawCard(Interview &table);

} // namespace adjutant::wss
