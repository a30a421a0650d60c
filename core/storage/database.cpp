// SPDX-License-Identifier: MIT
#include "core/storage/database.h"

#include "core/storage/storage_messages.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QSqlQuery>

#include <atomic>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// The primary result codes of SQLite that mean something to people.
enum class Code {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26
};

/// The files that are open here. Reading one of them again and closing it would let go of the
/// system's lock on it, so that has to be prevented.
QSet<QString> &openPaths()
{
    static QSet<QString> paths;
    return paths;
}

QString canonical(const QString &path)
{
    const QFileInfo info(path);
    const QString known = info.canonicalFilePath();
    return known.isEmpty() ? info.absoluteFilePath() : known;
}

QString newConnectionName()
{
    static std::atomic<int> count = 0;
    return u"adjutant-"_s + QString::number(++count);
}

} // namespace

Database::Database(const QString &path)
    : m_path(canonical(path))
    , m_connection(newConnectionName())
    , m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection))
{
}

Database::~Database()
{
    if (m_claimed) {
        openPaths().remove(m_path);
        // SQLite leaves its empty journal lying about. No transaction is going on here.
        const QFileInfo journal(m_path + u"-journal");
        if (journal.exists() && journal.size() == 0)
            QFile::remove(journal.filePath());
    }
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

bool Database::holds(const QString &path)
{
    return openPaths().contains(canonical(path));
}

Result<Done> Database::open()
{
    if (!m_database.isValid())
        return Fault{
            StorageMessages::tr("Qt's driver for SQLite is missing (Debian: libqt6sql6-sqlite).")};
    if (holds(m_path))
        return Fault{
            StorageMessages::tr("“%1” is open already.").arg(StorageMessages::shown(m_path))};
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=300"_s);
    m_database.setDatabaseName(m_path);
    if (!m_database.open())
        return faultOf(m_database.lastError());
    // An exclusive transaction takes the lock, and the locking mode keeps it.
    for (const QString &statement :
         {u"PRAGMA page_size = 4096"_s, u"PRAGMA locking_mode = EXCLUSIVE"_s, u"BEGIN EXCLUSIVE"_s,
          u"COMMIT"_s, u"PRAGMA journal_mode = TRUNCATE"_s, u"PRAGMA synchronous = FULL"_s}) {
        Result<Done> done = run(statement);
        if (!done)
            return done;
    }
    openPaths().insert(m_path);
    m_claimed = true;
    return Done{};
}

Result<Done> Database::run(const QString &statement)
{
    QSqlQuery query(m_database);
    if (!query.exec(statement))
        return faultOf(query.lastError());
    return Done{};
}

Fault Database::faultOf(const QSqlError &error) const
{
    const QString file = StorageMessages::shown(m_path);
    switch (Code{error.nativeErrorCode().toInt() & 0xFF}) {
    case Code::Busy:
    case Code::Locked:
        return {StorageMessages::tr("“%1” is open in another program. Close it there first.")
                    .arg(file)};
    case Code::ReadOnly:
    case Code::CannotOpen: // its journal, beside it
        return {
            StorageMessages::tr("“%1” or its folder cannot be written. Use a folder of your own.")
                .arg(file)};
    case Code::Full:
        return {StorageMessages::tr(
                    "“%1” could not be written: the disk is full. Make room, then go on.")
                    .arg(file)};
    case Code::Corrupt:
    case Code::NotADatabase:
        return {StorageMessages::tr(
                    "“%1” is damaged. Recover what can be read into a new file, or take an older "
                    "copy.")
                    .arg(file),
                true};
    }
    const QString reason =
        error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return {StorageMessages::tr("“%1” could not be used: %2.").arg(file, reason)};
}

} // namespace adjutant
