// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The move of a tank (T20.2): once a turn, after turning by at most 90 degrees, straight ahead.
void tankMove(Interview &table);

} // namespace adjutant::teaw
