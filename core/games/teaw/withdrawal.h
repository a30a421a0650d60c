// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Withdrawal from hand-to-hand combat (T7.7, T7.8).
void withdraw(Interview &table);

} // namespace adjutant::teaw
