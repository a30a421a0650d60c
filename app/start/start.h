// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace adjutant::app {

class MainWindow;

/// What the command line of the window asks for.
struct Start
{
    QString sample;  ///< id of the game whose sample battle is wanted
    QString file;    ///< a battle to open
    QString message; ///< to be printed instead of opening a window
    bool failed = false;
};

Start readArguments(const QStringList &arguments);
/// Prints the message; the result is what the program ends with.
int tell(const Start &start);

/// Language, name and look of the application, before the first window.
void prepareApplication();

/// Shows \a window where it was the last time; the first time it has all of the screen.
void showInPlace(MainWindow &window);

/// Opens in \a window what the command line asks for, or else the battle that was open last; says
/// in words where it cannot.
void openWanted(MainWindow &window, const Start &start);

} // namespace adjutant::app
