// SPDX-License-Identifier: MIT
#pragma once

#include "app/players_view/board_layout.h"

namespace adjutant::app {

/// The board of the players as it tells most in the room there is, with no type smaller than
/// \a least: all units with all states; else without the states that are neither good nor bad; else
/// those in trouble, and how many more there are; else the worst of them.
BoardLayout chooseBoard(const QList<UnitRow> &rows, const QSize &size, int least);

} // namespace adjutant::app
