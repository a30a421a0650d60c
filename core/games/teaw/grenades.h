// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Throw a Grenade (T8).
void throwGrenade(Interview &table);

/// Asks which teams have a figure close enough to \a grenade to throw it back, and keeps that on
/// them; where they may do so at once, owes it to them (`teaw.throwback.when`, T9.1).
void noteNear(Interview &table, EntityId grenade);

/// Where \a grenade goes off at once, owes that (`teaw.grenade.fuse`).
void lightFuse(Interview &table, EntityId grenade);

} // namespace adjutant::teaw
