// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"

#include <QHash>

namespace adjutant::wss {

/// Every procedure of the game by its name: the contents page of the rulebook.
const QHash<QString, Procedure> &procedures();

} // namespace adjutant::wss
