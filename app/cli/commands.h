// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"

#include <QStringList>

namespace adjutant::cli {

/// Runs adjutant-cli with \a arguments (without the program's own name). Returns the exit code.
int run(const QStringList &arguments, const Console &console);

/// The names of all commands.
QStringList commandNames();

} // namespace adjutant::cli
