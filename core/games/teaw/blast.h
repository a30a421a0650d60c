// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/teaw/take_cover.h"
#include "core/referee/interview.h"

#include <QMap>

namespace adjutant::teaw {

/// One place, or several at the same time, where something goes off (T8.5, T15.4, T20.6).
struct Blast
{
    QString rule;
    Text text; ///< read aloud
    QList<Text> hints;
    Attack attack = Attack::Explosion;
    EntityId subject = EntityId::None; ///< what goes off
    bool tanks = false;                ///< tanks can be caught
    bool contained = false;            ///< trenches and shell holes may spare figures (T8.6)
    bool sparesEngineers = false;
};

/// Who is caught: so many figures of each team, and tanks.
struct Caught
{
    QMap<EntityId, int> figures;
    QList<EntityId> tanks;
};

/// Asks in one tally for every team of either side, none by default, and where it matters how many
/// of those a trench or shell hole spares.
Caught whoIsCaught(Interview &table, const Blast &blast);

/// Removes the figures that were caught, all at the same time, after those who may have taken
/// cover (`teaw.takecover.scope`).
void killCaught(Interview &table, const Blast &blast, const Caught &caught);

/// Mines that go off and wire that is destroyed with a blast (`teaw.explosion.scenery`). \a what
/// goes off itself and is not asked for.
void hitScenery(Interview &table, const Blast &blast, EntityId what = EntityId::None);

/// The trenches and shell holes on the table.
QList<EntityId> shelters(const Interview &table);

/// Whether \a marker lies in a trench or shell hole.
bool liesInArea(const Interview &table, EntityId marker);

} // namespace adjutant::teaw
