// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"
#include "core/rules/result.h"

#include <QString>

#include <memory>

class QWidget;

namespace adjutant::app {

class Session;

/// The ways to come by a battle. Sessions refer to games, which live as long as the program.

/// The game of that id with its rulebook, read once.
Result<const Game *> gameOf(const QString &id);

/// The sample battle of a game, in a new file of its own; in memory where none can be written.
Result<std::unique_ptr<Session>> sampleBattle(const QString &game);

/// A battle from its file.
Result<std::unique_ptr<Session>> battleFromFile(const QString &file);

/// Asks for a new battle; null where nobody wants one any more.
std::unique_ptr<Session> askForNewBattle(QWidget *parent);

/// Asks for a file and opens it; null where nobody wants one, or after saying why it cannot be.
std::unique_ptr<Session> askForBattleFile(QWidget *parent);

} // namespace adjutant::app
