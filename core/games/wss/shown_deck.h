// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"
#include "core/referee/shown.h"

namespace adjutant::wss {

/// The six cards of the turn as everybody may know them (P5.1, P5.2). Empty before they are laid
/// out. Nothing is drawn by it: which card comes is not in the state before it comes.
ShownDeck shownDeck(const InForce &rules);

} // namespace adjutant::wss
