// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::cli {

/// What adjutant-cli can do.
QString generalHelp();

/// What one command can do, with an example.
QString commandHelp(const QString &command);

} // namespace adjutant::cli
