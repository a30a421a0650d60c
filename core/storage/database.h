// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

namespace adjutant {

/// One SQLite file, open for as long as this object lives.
///
/// No other program can open it meanwhile, and a second object in this program neither; when this
/// program dies, the system lets the file go.
class Database
{
public:
    explicit Database(const QString &path);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// Whether some Database of this program has \a path open.
    static bool holds(const QString &path);

    /// Opens the file for itself alone; a transaction that was cut off is rolled back. Creates it
    /// where there is none.
    Result<Done> open();
    const QString &path() const { return m_path; }
    QSqlDatabase &sql() { return m_database; }
    Result<Done> run(const QString &statement);
    /// What \a error means for the people who use the file.
    Fault faultOf(const QSqlError &error) const;

private:
    QString m_path;
    QString m_connection;
    QSqlDatabase m_database;
    bool m_claimed = false;
};

} // namespace adjutant
