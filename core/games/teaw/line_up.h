// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Line Up Shot (T18.1, T19.1).
void lineUpShot(Interview &table);

/// Refuses where table.unit() has not lined up its shot.
void checkLinedUp(Interview &table, const QString &rule);
/// A shot uses up what was lined up.
void useLineUp(Interview &table);

/// A team that moves loses what it lined up, where it would be kept otherwise
/// (`teaw.lineup.persist`).
void moveFromLineUp(Interview &table);

} // namespace adjutant::teaw
