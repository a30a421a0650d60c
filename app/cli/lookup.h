// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"

#include <QStringList>

namespace adjutant::cli {

/// GAME TABLE [KEY=VALUE]...: prints the rows that fit.
int runLookup(const QStringList &arguments, const Console &console);

/// GAME [TABLE]: prints the list of tables, or one of them.
int runTables(const QStringList &arguments, const Console &console);

} // namespace adjutant::cli
