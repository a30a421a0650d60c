// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QColor>

namespace adjutant::app {

// What the board of the players says of a unit or a side.

/// What threatens it and what state it is in, the worst first; \a plain with what is neither good
/// nor bad.
QString boardStates(const UnitRow &unit, bool plain);
/// The colour of what is worst about it.
QColor boardColour(const UnitRow &unit);
/// "5/6"; empty for one that is not of figures.
QString boardStrength(const UnitRow &unit);
/// How far the losses of a side have come, with a sign where the end is near.
QString boardLosses(const UnitRow &side);
/// How bad it is for a unit: 0 for one in good order, and for one that is gone.
int boardTrouble(const UnitRow &unit);
/// "and 9 more in good order": of the units that are not shown; empty where there are none.
QString boardRest(const QList<UnitRow> &hidden);

} // namespace adjutant::app
