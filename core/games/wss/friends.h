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
/// A friend into whom pursued infantry runs (P14.8), as an option for its way.
Option intoOption(EntityId id);
/// The first friend on \a path whom the unit ran into; None for none.
EntityId passedInto(const QStringList &path);
/// The test of friends who stand between infantry and the cavalry behind it; one a turn (P23.4).
void oweBarrierTest(Interview &table, EntityId router, EntityId tester);
/// P23: one unit tests for a friend that routs.
void friendsTest(Interview &table);

} // namespace adjutant::wss
