// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"

#include "core/rules/result.h"

#include <QString>
#include <QStringList>

namespace adjutant::cli {

/// What stands behind "play".
struct PlayOptions
{
    QString file;     ///< empty: a new one among the user's own
    QString game;     ///< empty: go on with the file
    QString scenario; ///< empty: the game's sample
    bool memory = false;
    bool byItself = false;
    int turns = 6;

    /// The fault says what cannot be.
    static Result<PlayOptions> read(const QStringList &arguments);
};

/// [FILE] [--sample GAME] [--new GAME SCENARIO] [--memory] [--auto [TURNS]]
int runPlay(const QStringList &arguments, const Console &console);

} // namespace adjutant::cli
