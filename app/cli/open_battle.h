// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QString>

#include <memory>

namespace adjutant::cli {

/// A battle that is open, with the game that it is of.
struct OpenBattle
{
    std::unique_ptr<Game> game;
    std::unique_ptr<Referee> referee;
    QString file; ///< where it is kept; empty for memory alone
};

/// Takes up the battle in \a file.
Result<OpenBattle> openBattle(const QString &file);

/// Begins a scenario of \a game; an empty \a scenario is the game's sample. With an empty \a file
/// the battle is kept nowhere. The fault names what there is.
Result<OpenBattle> newBattle(const QString &game, const QString &scenario, const QString &file);

/// A new file among the user's own for a battle of \a game; its folder is made.
QString freshFile(const QString &game);

} // namespace adjutant::cli
