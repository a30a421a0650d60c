// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Rolls for the damage to \a tank (T20.7) that \a rule brought about: its driver or its gunner is
/// killed.
void damageTank(Interview &table, EntityId tank, const QString &rule);

/// The roll by itself, for the tank that the argument "unit" names.
void tankDamage(Interview &table);

/// Whether \a tank can fire the weapon without its gunner, or has one (`teaw.tank.gunner`).
bool gunnerServes(const Interview &table, EntityId tank, const QString &action);

} // namespace adjutant::teaw
