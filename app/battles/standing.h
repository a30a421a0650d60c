// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace adjutant::app {

class Session;

/// Where a battle stands, in the words of the language in use: to find it again in a list, and to
/// find the way back into it.
struct Standing
{
    QString game;
    QString name;
    QString turn;            ///< "Turn 3 · German"
    QStringList lastEntries; ///< what happened last, the latest at the end
    QString question;        ///< what is asked now; empty where nothing is
    QDateTime when;          ///< its last step was taken
    QString trouble;      ///< why it cannot be opened; all else is empty where nobody can read it
    int colour = 0;       ///< of the battle; 0 where it cannot be read
    bool damaged = false; ///< part of it may still be read

    static Standing of(const Session &session);
    /// Reads the file, and lets it go again.
    static Standing ofFile(const QString &file);
};

} // namespace adjutant::app
