// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// What comes of a change by the referee's own hand to \a changed, which stood as \a before: a team
/// without figures and a tank that is destroyed leave the battle as by the rules (T1.8, T20.8), and
/// count for the victory (T22); one that is back counts no more.
void followHand(Interview &table, const State &before, EntityId changed);

} // namespace adjutant::teaw
