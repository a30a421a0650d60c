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
/// How the way of a unit that runs may end before its time: in one of these, not in both.
QList<Option> endOptions();
/// Ends it so, where \a path says: off the table (P14.3), or before what blocks it, where the unit
/// may surrender (`wss.rout.blocked`).
void endWay(Interview &table, EntityId unit, const QStringList &path);
/// S30: one more move and a stand less; infantry in front of cavalry loses by those in contact.
void continueRout(Interview &table, EntityId unit);
/// The unit goes back and ends facing the enemy; or surrenders (P17.4).
void fallBack(Interview &table, EntityId unit, int moves, const QString &rule);

} // namespace adjutant::wss
