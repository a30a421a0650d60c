// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P16: a gun, a wagon or held horses are lost to whoever touches them.
void overrun(Interview &table, EntityId mover, EntityId target);
/// A unit rides or walks over held horses.
void overrunHorses(Interview &table);
/// A lone officer is reached (`wss.officer.alone`). Whether the mover may go on.
bool meetOfficer(Interview &table, EntityId mover, EntityId officer);
/// Guns and wagons of the enemy that may lie in the way of \a mover.
QList<EntityId> inTheWay(const Interview &table, EntityId mover);

} // namespace adjutant::wss
