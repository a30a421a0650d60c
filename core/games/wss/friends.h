// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/rout.h"

namespace adjutant::wss {

/// The friends who may have to test, as options of the question for the way of a rout: each near
/// it, or passed round or through.
QList<Option> friendOptions(const Interview &table, EntityId router, const RoutBy &by);
/// Owes the tests of those that were chosen, in that order (P23.5).
void oweFriendsTests(Interview &table, EntityId router, const QStringList &path);
void oweFriendsTest(Interview &table, EntityId router, EntityId tester, bool through);
/// P23: one unit tests for a friend that routs.
void friendsTest(Interview &table);

} // namespace adjutant::wss
