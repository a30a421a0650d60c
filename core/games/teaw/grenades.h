// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Throw a Grenade (T8).
void throwGrenade(Interview &table);

/// What has to be known of \a grenade where it comes to rest: in which trench or shell hole, and
/// who could throw it back (T8.6, T9.1).
void comeToRest(Interview &table, EntityId grenade);

} // namespace adjutant::teaw
