// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"
#include "core/rules/result.h"

#include <QStringList>

#include <memory>

namespace adjutant {

/// The ids of the games that ship with the program, in the order in which they are offered.
QStringList gameIds();

/// The game of that id with its rulebook. The fault names the id, or the file and place in it.
Result<std::unique_ptr<Game>> makeGame(const QString &id);

} // namespace adjutant
