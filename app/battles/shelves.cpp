// SPDX-License-Identifier: MIT
#include "app/battles/shelves.h"

#include "app/session/session.h"

#include "core/storage/battle_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct ShelfWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Shelves)
};

const QString Suffix = u".adjutant"_s;
const QString ElsewhereKey = u"battles/elsewhere"_s;
constexpr qsizetype MostElsewhere = 50;

QString folderName(Shelf shelf)
{
    switch (shelf) {
    case Shelf::Played:
        return u"battles"_s;
    case Shelf::Archive:
        return u"archive"_s;
    case Shelf::Removed:
        return u"removed"_s;
    }
    return {};
}

/// \a stem with the suffix, and a number where that is taken.
QString freeName(const QDir &folder, const QString &stem)
{
    QString path = folder.filePath(stem + Suffix);
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = folder.filePath(stem + u'-' + QString::number(i) + Suffix);
    return path;
}

QStringList elsewhere()
{
    return QSettings().value(ElsewhereKey).toStringList();
}

QString shown(const QString &file)
{
    return QDir::toNativeSeparators(file);
}

/// A transaction that was cut off has a journal beside the file; the two belong together.
QString journalOf(const QString &file)
{
    return file + u"-journal";
}

StoredBattle wholeOf(const Session &played)
{
    const Journal &journal = played.journal();
    StoredBattle battle{
        played.rulebook().id, {}, journal.head(), journal.tip(), played.referee().aside()};
    for (const StepId id : journal.stepsSince(0))
        battle.steps.append(journal.step(id));
    return battle;
}

Result<QString> writeCopy(StoredBattle battle, const QString &name, const QString &original)
{
    if (!name.isEmpty())
        battle.aside.insert(Session::NameAside, ShelfWords::tr("%1 (copy)", "a battle").arg(name));
    const QString copy = freeNameBeside(original, ShelfWords::tr("copy", "of a battle"));
    const Result<Done> written = BattleFile::write(copy, battle);
    if (!written)
        return written.fault();
    return copy;
}

} // namespace

QString shelfFolder(Shelf shelf)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' +
                      folderName(shelf));
    return folder.mkpath(u"."_s) ? folder.absolutePath() : QString();
}

Shelf shelfOf(const QString &file)
{
    const QString folder = QFileInfo(file).absolutePath();
    for (const Shelf shelf : {Shelf::Archive, Shelf::Removed}) {
        if (folder == shelfFolder(shelf))
            return shelf;
    }
    return Shelf::Played;
}

bool isKeptElsewhere(const QString &file)
{
    return shelfOf(file) == Shelf::Played &&
           QFileInfo(file).absolutePath() != shelfFolder(Shelf::Played);
}

QString freshFile(const QString &game)
{
    const QString folder = shelfFolder(Shelf::Played);
    const QString stem =
        game + u'-' + QDateTime::currentDateTime().toString(u"yyyy-MM-dd-HHmmss"_s);
    return folder.isEmpty() ? QString() : freeName(QDir(folder), stem);
}

QString freeNameBeside(const QString &file, const QString &remark)
{
    const QFileInfo info(file);
    const bool writable = QFileInfo(info.absolutePath()).isWritable();
    const QDir folder(writable ? info.absolutePath() : shelfFolder(Shelf::Played));
    return freeName(folder, ShelfWords::tr("%1 (%2)", "name of a file, and what it is")
                                .arg(info.completeBaseName(), remark));
}

QStringList battleFiles(Shelf shelf)
{
    QFileInfoList files =
        QDir(shelfFolder(shelf)).entryInfoList({u'*' + Suffix}, QDir::Files | QDir::Hidden);
    if (shelf == Shelf::Played) {
        for (const QString &file : elsewhere()) {
            if (QFileInfo(file).isFile())
                files.append(QFileInfo(file));
        }
    }
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo &a, const QFileInfo &b) {
        return a.lastModified() > b.lastModified();
    });
    QStringList paths;
    for (const QFileInfo &file : std::as_const(files))
        paths.append(file.absoluteFilePath());
    return paths;
}

QString otherBattle(const QString &file)
{
    QStringList files = battleFiles(Shelf::Played);
    files.removeAll(QFileInfo(file).absoluteFilePath());
    return files.value(0);
}

void listBattle(const QString &file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    if (file.isEmpty() || !isKeptElsewhere(path))
        return;
    QStringList files = elsewhere();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(ElsewhereKey, files.mid(0, MostElsewhere));
}

void unlistBattle(const QString &file)
{
    QStringList files = elsewhere();
    files.removeAll(QFileInfo(file).absoluteFilePath());
    QSettings().setValue(ElsewhereKey, files);
}

Result<QString> moveToShelf(const QString &file, Shelf shelf)
{
    if (Database::holds(file))
        return Fault{
            ShelfWords::tr("“%1” is being played. Open another battle first.").arg(shown(file))};
    const QString to = freeName(QDir(shelfFolder(shelf)), QFileInfo(file).completeBaseName());
    if (!QFile::rename(file, to))
        return Fault{ShelfWords::tr("“%1” cannot be moved to “%2”.").arg(shown(file), shown(to))};
    if (QFileInfo::exists(journalOf(file)))
        QFile::rename(journalOf(file), journalOf(to));
    return to;
}

Result<QString> duplicateBattle(const QString &file, const QString &name)
{
    // Read and written again, not copied: a copy of a file that is open, or of one whose last
    // transaction was cut off, need not be whole.
    const Result<OpenedBattle> opened = BattleFile::open(file);
    if (!opened)
        return opened.fault();
    return writeCopy(opened->battle, name, file);
}

Result<QString> duplicateBattle(const Session &played)
{
    return writeCopy(wholeOf(played), played.battleName(), played.file());
}

Result<Done> writeBattle(const Session &played, const QString &file)
{
    return BattleFile::write(file, wholeOf(played));
}

Result<Done> deleteBattle(const QString &file)
{
    if (Database::holds(file) || !QFile::remove(file))
        return Fault{ShelfWords::tr("“%1” cannot be deleted.").arg(shown(file))};
    QFile::remove(journalOf(file));
    return Done{};
}

} // namespace adjutant::app
