// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The keys of the values that markers have (S4 to S7).
namespace key {

inline const QString Number = QStringLiteral("number");
inline const QString Place = QStringLiteral("place");
inline const QString AreaKind = QStringLiteral("areaKind");
inline const QString ThrownBack = QStringLiteral("thrownBack");
inline const QString Secret = QStringLiteral("secret");
inline const QString Sealed = QStringLiteral("sealed");   ///< where a hidden mine lies, in words
inline const QString PlacedTurn = QStringLiteral("turn"); ///< own turns of the side that placed it

} // namespace key

/// The links of markers, and from teams to them.
namespace link {

inline const QString Owner = QStringLiteral("owner");     ///< the side of the last thrower
inline const QString Thrower = QStringLiteral("thrower"); ///< the last team that threw it
inline const QString ExplodesFor = QStringLiteral("explodesFor");
inline const QString Area = QStringLiteral("area"); ///< the trench or shell hole that it lies in
inline const QString PlacedBy = QStringLiteral("placedBy"); ///< the team that did
inline const QString OnTank = QStringLiteral("tank");
/// From a team to each grenade that landed close enough to be thrown back.
inline const QString NearGrenade = QStringLiteral("nearGrenade");

} // namespace link

/// The number on the chit of \a marker, by which it is called; its name would not outlive it.
int chitOf(const Interview &table, EntityId marker);

/// The number for a new marker of that kind: one more than the highest on the table.
int nextChit(const Interview &table, const QString &kind);

/// The marker of \a kind that the argument \a name names, or that is chosen from those on the
/// table. Refuses where there is none.
EntityId chooseMarker(Interview &table, const QString &name, const QString &kind,
                      const Refusal &none, const Text &question);

} // namespace adjutant::teaw
