// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// S27: an officer rides, joins a unit, leaves it.
void ride(Interview &table);
void joinUnit(Interview &table);
void leaveUnit(Interview &table);
/// S26: the die for an officer whose unit lost a stand.
void survival(Interview &table);

/// Owes the dice for the lives of the officers of \a unit, which has lost \a stands (P24.1); as an
/// offer until the phase ends where \a due says so.
void oweFates(Interview &table, EntityId unit, int stands, Due due = Due::Now);
/// The same for the officer with a gun that is removed (`wss.officer.gun_loss`).
void oweGunFate(Interview &table, EntityId gun, Due due = Due::Now);
/// Takes back the dice that are offered for stands which \a unit has again.
void withdrawFates(Interview &table, EntityId unit);
/// An officer is dead or taken, and is not replaced (P24.2).
void loseOfficer(Interview &table, EntityId officer, const QString &status);
/// An officer falls: what he held of the pips of his unit goes back (`wss.officer.death`).
/// \a status says how, where it is not set already.
void fall(Interview &table, EntityId officer, const QString &status);
/// An officer whose unit is gone; what he held of its pips is gone too.
void standAlone(Interview &table, EntityId officer);
/// Whether an officer may still ride this turn (P9.5).
bool isRiderLeft(const Interview &table);
/// What the officers of \a unit add to its rally die (`wss.rally.officer`).
int rallyBonus(const Interview &table, EntityId unit);

} // namespace adjutant::wss
