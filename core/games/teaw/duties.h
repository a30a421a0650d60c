// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The gate before which duties are met and after which offers lapse: the end of a turn.
inline const QString TurnEndGate = QStringLiteral("turnEnd");

/// Whether \a action is a round of hand-to-hand combat in one of its forms (T7, T11.2, T17.4).
bool isFight(const QString &action);

/// Links two teams that have begun to fight (T7.6).
void engage(Interview &table, EntityId attacker, EntityId defender);
/// Ends the fight between two teams.
void disengage(Interview &table, EntityId team, EntityId other);
/// Ends all fights of \a team.
void disengageAll(Interview &table, EntityId team);

/// Whether that team still has to fight or withdraw in this turn, and can (T7.6).
bool mustFight(const Interview &table, EntityId id);

/// Takes away what is owed to, by or against those who are gone or can do it no more.
void dropVoidDuties(Interview &table);
/// Settles what is owed under that procedure by \a unit.
void settleDuty(Interview &table, const QString &procedure, EntityId unit);

} // namespace adjutant::teaw
