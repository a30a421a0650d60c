// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// What comes of a change by the referee's own hand to \a changed, which stood as \a before: what
/// is brought to nothing leaves the battle as by the rules (P20.2), and nobody is left behind in a
/// fight or with an officer that is gone. The dice of officers whose unit lost stands (P24.1), and
/// scattering who is below half strength (P20.3), are offered until the phase ends.
void followHand(Interview &table, const State &before, EntityId changed);
/// Takes up the offer to scatter a unit that the referee's hand brought below half strength.
void scatter(Interview &table);

} // namespace adjutant::wss
