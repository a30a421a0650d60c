// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// A lone number of the rulebook, from the table "limits".
inline int limit(const Interview &table, const QString &what)
{
    return table.limit(QStringLiteral("limits"), what);
}

/// \a number divided by \a parts, rounded up.
inline int roundedUp(int number, int parts)
{
    return (number + parts - 1) / parts;
}

} // namespace adjutant::wss
