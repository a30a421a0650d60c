// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"

#include <QStringList>

namespace adjutant::cli {

/// FILE [--markdown | --html]: prints the report of a battle, turn by turn.
int runReport(const QStringList &arguments, const Console &console);

/// FILE COPY: saves what can be read of a damaged battle.
int runRecover(const QStringList &arguments, const Console &console);

} // namespace adjutant::cli
