// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/moment.h"

#include <QString>

namespace adjutant::app {

class Session;

/// "Turn 2 · British", or that it was before the first turn.
QString turnTitle(const Session &session, const Moment &moment);

} // namespace adjutant::app
