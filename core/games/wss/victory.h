// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"
#include "core/referee/shown.h"

namespace adjutant::wss {

/// What a side has lost so far.
struct Toll
{
    int start = 0;   ///< what the army was worth
    int dead = 0;    ///< in the dead pool
    int routing = 0; ///< out of its control
};

/// In stands, as at nightfall, with the horses that are held; or in the values of the 30% (P25.1),
/// which has none for them.
Toll tollOf(const InForce &rules, EntityId side, bool byValue);
/// What one stand of \a id is worth for the 30% (P25.1).
int worthOf(const InForce &rules, EntityId id);
/// At how much lost or routing a side has to withdraw.
int breakingPoint(const InForce &rules, EntityId side);
/// Whether an army withdraws when it has lost control of 30%.
bool isWonByPercent(const State &state);

/// Who has won, and how; nothing while that is open (P25.1).
std::optional<Verdict> verdictOf(const State &state);

/// P25: whether anybody has won.
void victory(Interview &table);
/// A verdict that rests on what was counted goes with it, where the referee's hand sets that
/// otherwise than it was \a before.
void reviewVerdict(Interview &table, const State &before);
/// The 30% may be looked at after each loss (`wss.victory.when`).
void oweVictoryAtOnce(Interview &table);

} // namespace adjutant::wss
