// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/referee/game.h"
#include "core/rules/result.h"

#include <QString>

#include <memory>

namespace adjutant::app {

class Session;

/// The ways to come by a battle. Sessions refer to games, which live as long as the program.

/// The game of that id with its rulebook, read once.
Result<const Game *> gameOf(const QString &id);

/// A battle that begins with \a command, in a new file of its own; in memory where none can be
/// written.
Result<std::unique_ptr<Session>> begin(const Game &game, const Command &command);

/// The sample battle of a game, in a new file of its own; in memory where none can be written.
Result<std::unique_ptr<Session>> sampleBattle(const QString &game);

/// A battle from its file.
Result<std::unique_ptr<Session>> battleFromFile(const QString &file);

} // namespace adjutant::app
