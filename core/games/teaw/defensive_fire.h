// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

#include <optional>

namespace adjutant::teaw {

/// Why \a reactor has no Defensive Fire in this enemy turn, whoever comes into its range: it moved
/// (T12.2), its gun is packed up, it is snared. Nothing where it has.
std::optional<Refusal> reasonNotToReact(const Interview &table, EntityId reactor);

/// Defensive Fire (T12.2, T13.5, T14.5) of table.unit() at a team that came into its range in this
/// turn of the enemy.
void defensiveFire(Interview &table);

} // namespace adjutant::teaw
