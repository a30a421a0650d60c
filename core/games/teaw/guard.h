// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

#include <optional>

namespace adjutant::teaw {

/// What \a action costs \a unit with the rulings in force (T2.4); nothing where its type may not
/// do it.
std::optional<int> costOf(const Rulebook &rulebook, const State &state, EntityId unit,
                          const QString &action);

/// What every action of a team's own turn needs (P-GUARD), for table.unit(): its side's turn, its
/// turn not over, not snared, actions enough, and that its type may do it (T2.4).
void guard(Interview &table, const QString &action);

/// Takes what \a action costs from the actions left of table.unit() (T2.1). In the enemy's turn
/// that is its one reaction (T3.4).
void spend(Interview &table, const QString &action);

/// For what a measurement shows after an attack was declared. Refuses, so that nothing is spent;
/// where a declared attack costs its action all the same (`teaw.measure.premeasure`), spends it and
/// returns true: the procedure ends there.
bool misjudged(Interview &table, const QString &action, const QString &rule, const Text &text);

/// Ends the turn of \a team alone (T5.2, T5.4).
void stopTeam(Interview &table, EntityId team);

/// Ends the turn of \a team at once, or its whole side's (`teaw.turn.endsscope`).
void endTeamTurn(Interview &table, EntityId team);

} // namespace adjutant::teaw
