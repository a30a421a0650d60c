// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/store.h"
#include "core/rules/result.h"
#include "core/storage/database.h"

#include <QSqlQuery>
#include <QString>

#include <memory>

namespace adjutant {

/// A battle that was opened, ready for Referee::resumeBattle.
struct OpenedBattle
{
    std::unique_ptr<Store> store;
    StoredBattle battle;
};

/// A battle in one SQLite file, in which rows are only ever inserted.
///
/// Every call is a transaction of its own, on disk when it returns. One program at a time has the
/// file. A file that cannot be opened is left as it is, to the last byte.
class BattleFile : public Store
{
public:
    /// A new file. Refuses to replace one that is there.
    static Result<std::unique_ptr<Store>> create(const QString &path, const QString &game);
    static Result<OpenedBattle> open(const QString &path);
    /// A new file that holds all of \a battle; it is not open afterwards.
    static Result<Done> write(const QString &path, const StoredBattle &battle);

    Result<Done> append(const Step &step) override;
    Result<Done> moveHead(StepId head, StepId tip) override;
    Result<Done> keepAside(const QString &name, const QString &value) override;

private:
    explicit BattleFile(const QString &path);
    Result<Done> checkWritable();
    Result<Done> lay();
    Result<Done> writeMeta(const StoredBattle &battle);
    Result<Done> insertMeta(const QString &key, const QString &value);
    Result<Done> fill(const StoredBattle &battle);
    void prepare();
    Result<Done> insert(QSqlQuery &query, const QVariantList &values);
    Result<Done> read(StoredBattle &battle);
    Result<Done> readMeta(StoredBattle &battle);
    Result<Done> readSteps(StoredBattle &battle);
    Result<Done> readHeads(StoredBattle &battle);
    Fault damaged() const;

    Database m_database;
    QSqlQuery m_insertStep;
    QSqlQuery m_insertHead;
    QString m_game;
    qint64 m_lastStep = 0;
    qint64 m_lastHead = 0;
    qint64 m_lost = 0;
};

} // namespace adjutant
