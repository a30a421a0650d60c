// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/contact.h"

namespace adjutant::wss {

/// The face-off ends in a fight: it is fought when the attacker's move phase ends (P18.1). Pistols
/// are fired first (P6.8).
void startFight(Interview &table, const Contact &contact, bool obstacle);
/// The mover comes from the rear into the fight of its target (P17.3). Returns the fight that it is
/// in.
EntityId joinFight(Interview &table, const Contact &contact);
/// It did not come to that.
void leaveJoined(Interview &table, const Contact &contact);

} // namespace adjutant::wss
