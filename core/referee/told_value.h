// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant {

/// What \a json sets the value \a key to, as somebody told it. Refuses what the game's declaration
/// does not know or allow.
Value toldValue(const Interview &table, const QString &key, const QJsonValue &json);

} // namespace adjutant
