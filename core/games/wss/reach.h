// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"

namespace adjutant::wss {

/// How far \a unit may move now, in cm (P9.1), doubled where that was agreed (P9.7).
int reachOf(const InForce &rules, EntityId unit);
/// The same for a charge (P9.1).
int chargeReachOf(const InForce &rules, EntityId unit);
/// One move of its arm, as fall-backs and routs are measured (P1.4); never doubled.
int oneMoveOf(const InForce &rules, EntityId unit);
/// A distance that somebody measured and passed on as "distance", "difficult" of it in woods and
/// the like (P9.3); nobody is asked for it.
void checkReach(Interview &table, int reach, const QString &rule);

} // namespace adjutant::wss
