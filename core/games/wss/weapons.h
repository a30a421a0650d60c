// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"

namespace adjutant::wss {

/// What the unit \a id shoots with, a word of the table "weapons"; empty for nothing.
QString weaponOf(const InForce &rules, EntityId id);
/// Whether the unit \a id has pistols that it may fire (P6.8, P6.9).
bool hasPistols(const InForce &rules, EntityId id);
/// Whether an officer points out to the gun \a id whom it fires at (P6.5).
bool isDirected(const Interview &table, EntityId id);
/// The stands that fire, half of them at six pips (P6.10).
int firingStands(const Interview &table, EntityId id);

/// What is aimed at, and from how far.
struct Aim
{
    std::optional<Row> row; ///< of the table "weapons"; nothing where no enemy can be reached
    QString cover;
};

/// One question for range and cover: the weapon's bands, a column for each kind of cover that makes
/// a difference. \a mayLapse: that nobody can be reached is an answer, not a refusal.
Aim takeAim(Interview &table, const QString &weapon, EntityId target, bool mayLapse);

} // namespace adjutant::wss
