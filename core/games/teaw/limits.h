// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// A lone distance of the rulebook in cm, from the table "distances".
inline int distance(const Interview &table, const QString &what)
{
    return table.row(QStringLiteral("distances"), {{QStringLiteral("what"), what}})
        .number(QStringLiteral("distance"));
}

/// A limit of the rulebook, from the table "limits".
inline int limit(const Interview &table, const QString &what)
{
    return table.row(QStringLiteral("limits"), {{QStringLiteral("what"), what}})
        .number(QStringLiteral("number"));
}

} // namespace adjutant::teaw
