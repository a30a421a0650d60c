// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/table_row.h"

#include <QJsonObject>

namespace adjutant {

class Interview;

/// Reads a cell of a table differently from now on, as players agreed: {table, row, column, value},
/// or {rows} for the same cell of several rows that are printed as one. Without a value the cell is
/// as printed again. Refuses what no such cell can hold. The first row that was changed.
Row setHouseRule(Interview &table, const QJsonObject &given);

} // namespace adjutant
