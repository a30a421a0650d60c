// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/table.h"

#include <QStringList>

namespace adjutant::app {

/// The words that stand in a column of \a table, each once, as the first row that has it comes:
/// what a house rule may put in their place.
QStringList columnWords(const Table &table, int column);

} // namespace adjutant::app
