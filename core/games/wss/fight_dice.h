// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/fight.h"

namespace adjutant::wss {

/// The hits of both sides in one round, pistols included (P18.2 to P18.5).
struct FightHits
{
    int attacker = 0;
    int defender = 0;
};

/// P21.4: a grenadier stand leads the attack, while there is one.
bool attacksWithGrenadiers(const Interview &table, const Fight &fight);
/// Asks which stands are in contact, and throws for both sides at once.
FightHits throwFight(Interview &table, const Fight &fight);
/// P21.3: one stand each. Returns the hits; what they mean is a ruling's.
FightHits throwDuel(Interview &table, const Fight &fight);

} // namespace adjutant::wss
