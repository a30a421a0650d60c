// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/contact.h"

namespace adjutant::wss {

/// P12.4: asks which modifiers count; what the program knows is filled in, the rest is to be
/// ticked. Fills in \a contact.modifiers.
void askModifiers(Interview &table, Contact &contact);
/// What \a unit, one of the two, adds to its die or takes off, line by line.
QList<SumPart> sumParts(const Interview &table, const Contact &contact, EntityId unit);
/// Whether the target is attacked in an open flank or in the rear.
bool isFlanked(const Contact &contact);
/// Whether the mover runs into a second enemy, and the units cannot be paired off (P17.1).
bool meetsSecond(const Contact &contact);
bool isFromRear(const Contact &contact);
/// Whether infantry defends something that the attack has to cross.
bool defendsWorks(const Interview &table, const Contact &contact);

} // namespace adjutant::wss
