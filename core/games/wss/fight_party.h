// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/fight.h"

namespace adjutant::wss {

/// One side of a fight: who is in front, who came from behind.
struct Party
{
    QList<EntityId> front;
    QList<EntityId> joiners;
    bool attacks = false;
    QString name; ///< of the options: attacker, defender

    EntityId first() const { return front.value(0, EntityId::None); }
};

Party partyOf(const Interview &table, const Fight &fight, bool attacks);

} // namespace adjutant::wss
