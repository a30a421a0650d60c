// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"

#include <QHash>

namespace adjutant::teaw {

/// The contents page: every procedure of the rulebook by its name.
const QHash<QString, Procedure> &procedures();

} // namespace adjutant::teaw
