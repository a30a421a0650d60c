// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"
#include "core/referee/shown.h"

namespace adjutant::wss {

/// What threatens a unit or gun: six pips (P11.4), half strength (P20.3), its last casualty
/// (P20.6).
QList<Danger> dangersOfUnit(const InForce &rules, EntityId unit);
/// What threatens an army: the 30% line (P25.1), once the rout of one unit may bring it there.
QList<Danger> dangersOfSide(const InForce &rules, EntityId side);
/// The running count of the stands that an army has lost, with its 30% line (P25.1).
Gauge gaugeOf(const InForce &rules, EntityId side);

} // namespace adjutant::wss
