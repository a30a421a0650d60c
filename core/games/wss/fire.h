// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// P6: a unit or gun fires at the enemy.
void fire(Interview &table);
/// Units of the side whose phase it is that may still fire.
QList<EntityId> mayFire(const Interview &table);
/// Those that have to (P12.5, P22.2).
void oweMustFire(Interview &table);
/// \a unit no longer owes its fire.
void settleFireDuty(Interview &table, EntityId unit);
/// What the end of a fire phase does to the side that fired.
void closeFire(Interview &table);

/// Hits that come in on a unit or gun.
struct Volley
{
    int hits = 0;  ///< before saves
    int saved = 0; ///< of them
    QString rule;
    bool pips = true;
};

/// Whether the unit may fire at all in this phase, apart from a target.
void checkMayFire(Interview &table);
/// The unit has fired.
void noteFired(Interview &table, int stands);
/// Dice were rolled at \a target (`wss.recover.under_fire`).
void noteUnderFire(Interview &table, EntityId target, int hits);
/// The casualties and pips of hits that were not saved (P6.11, P6.12).
void takeCasualties(Interview &table, EntityId target, const Volley &volley);
/// The same, with the stands that go for it.
void sufferFire(Interview &table, EntityId target, const Volley &volley);

} // namespace adjutant::wss
