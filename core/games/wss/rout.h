// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// Why and how a unit routs for the first time (P14.1).
struct RoutBy
{
    enum class What { FaceOff, Fight, Friend };

    What what = What::FaceOff;
    QString rule;
    int moves = 0;
    int stands = 0;
    EntityId pursuer = EntityId::None; ///< cavalry that infantry runs from: it pursues (P14.8)
};

/// S16: the unit surrenders, or runs: off the table, past friends who will have to test, losing
/// stands on the way.
void rout(Interview &table, EntityId unit, const RoutBy &by);
/// Enemies or impassable ground are in the way of \a unit: it may surrender (`wss.rout.blocked`).
void meetObstacle(Interview &table, EntityId unit);
/// S30: one more move and a stand less; infantry in front of cavalry loses by those in contact.
void continueRout(Interview &table, EntityId unit);
/// The unit goes back and ends facing the enemy; or surrenders (P17.4).
void fallBack(Interview &table, EntityId unit, int moves, const QString &rule);

} // namespace adjutant::wss
