// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// What comes of a change by the referee's own hand to \a changed, which stood as \a before: what
/// is brought to nothing leaves the battle as by the rules (P20.2), and nobody is left behind in a
/// fight or with an officer that is gone.
void followHand(Interview &table, const State &before, EntityId changed);

} // namespace adjutant::wss
