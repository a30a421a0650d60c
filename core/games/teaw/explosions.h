// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The grenades that go off at the start of the turn of \a side (T8.5, T9.4).
QList<EntityId> grenadesDue(const State &state, EntityId side);

/// Whether trenches and shell holes can contain \a grenade, wherever it lies (T8.6, T9.4).
bool canBeContained(const Interview &table, EntityId grenade);

/// Owes the explosion of \a grenades, all at the same time; nothing where there are none.
void oweExplosion(Interview &table, const QList<EntityId> &grenades);

/// The grenades of the argument "grenades" go off, all in one question, so that no figure dies
/// twice (T8.5, T8.6, P-EXPLODE).
void explode(Interview &table);

} // namespace adjutant::teaw
