// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/fight_party.h"

#include <QMap>

namespace adjutant::wss {

/// Which stands of both fight, by the options of the question.
using FightingStands = QMap<QString, int>;

/// Asks which stands of both fight: in contact, overlapping, in the rear (P18.2). Filled in for two
/// lines that meet squarely. No stand fights twice in a phase (P17.2).
FightingStands askStands(Interview &table, const Fight &fight, const Party &attacker,
                         const Party &defender);
/// A duel takes one stand of each (P21.3). As long as officers may ride, it waits for them like any
/// other fight (P9.5).
void sendDuellists(Interview &table, const Fight &fight, const Party &attacker,
                   const Party &defender);
/// Those of \a party in contact and overlapping.
int frontStands(const FightingStands &stands, const Party &party);
/// Those of its joiner at \a place.
int rearStands(const FightingStands &stands, const Party &party, qsizetype place);

} // namespace adjutant::wss
