// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/result.h"

#include <QString>
#include <QStringList>

namespace adjutant::app {

class Session;

/// Where a battle is kept: with those that are played, put by, or taken away.
enum class Shelf { Played, Archive, Removed };

/// The folder of a shelf; made where it is not there yet. Empty where it cannot be made.
QString shelfFolder(Shelf shelf);
/// The shelf that \a file stands on; nothing but Played for files that are kept elsewhere.
Shelf shelfOf(const QString &file);

/// A new name on the shelf of battles that are played, for a battle of \a game; empty where there
/// is no folder that can be written to.
QString freshFile(const QString &game);
/// A name that is free, beside \a file where its folder can be written to: "name (remark)".
QString freeNameBeside(const QString &file, const QString &remark);

/// The battles of a shelf, the one that changed last first. Those that were opened elsewhere are on
/// the shelf of the played ones.
QStringList battleFiles(Shelf shelf);
/// The battle that was played last besides \a file; empty for none: that of the other table.
QString otherBattle(const QString &file);
/// Whether \a file is kept in a folder of its owner's, and only listed here.
bool isKeptElsewhere(const QString &file);
/// Lists \a file from now on, wherever it is.
void listBattle(const QString &file);
/// Leaves \a file where it is and lists it no more.
void unlistBattle(const QString &file);

/// Moves a battle to another shelf; its new path. One that is open stays where it is.
Result<QString> moveToShelf(const QString &file, Shelf shelf);
/// A second file with the whole of the battle that is called \a name; its path. It is called the
/// copy of it.
Result<QString> duplicateBattle(const QString &file, const QString &name);
Result<QString> duplicateBattle(const Session &played);
/// Writes the whole of a battle to \a file.
Result<Done> writeBattle(const Session &played, const QString &file);
/// Takes a battle away for good.
Result<Done> deleteBattle(const QString &file);

} // namespace adjutant::app
