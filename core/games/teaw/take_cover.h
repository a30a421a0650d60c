// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// What a team was hit by, as far as it matters to Take Cover.
enum class Attack {
    Shoot,
    MachineGun,
    PrecisionShot,
    Flamethrower,
    Explosion,
    Mine,
    Cannon,
    HandToHand,
    DefensiveFire, ///< comes in the target's own turn: no cover
};

/// Take Cover (T17.3, T18.2): asks the player of \a target, where the team may, whether it takes
/// cover, and rolls. Returns how many of the \a hits stand.
int takeCover(Interview &table, EntityId target, int hits, Attack attack);

/// The action Take Cover by itself: it is asked for at the instant of the hits, and only then.
void takeCoverNow(Interview &table);

} // namespace adjutant::teaw
