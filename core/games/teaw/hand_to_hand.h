// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Hand-to-hand combat (T7).
void handToHand(Interview &table);
/// Bayonet Charge of an Assault Team (T11.2).
void bayonetCharge(Interview &table);
/// Elite Bayonet Charge of a Raider Team (T17.4).
void eliteBayonetCharge(Interview &table);
/// What an engaged team owes in its own turn (T7.6): a round in one of its forms, or a withdrawal.
void fightOn(Interview &table);

} // namespace adjutant::teaw
