// SPDX-License-Identifier: MIT
#include "core/storage/battle_file.h"

#include "core/storage/file_header.h"
#include "core/storage/rows.h"
#include "core/storage/storage_messages.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

using battle_format::Aside;

Result<Done> checkNewPath(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink())
        return Fault{StorageMessages::tr("“%1” exists already. Choose another name, or open it.")
                         .arg(StorageMessages::shown(path))};
    if (!info.absoluteDir().exists())
        return Fault{StorageMessages::tr("There is no folder “%1”.")
                         .arg(StorageMessages::shown(info.absolutePath()))};
    return Done{};
}

} // namespace

BattleFile::BattleFile(const QString &path)
    : m_database(path)
{
}

Result<Done> BattleFile::write(const QString &path, const StoredBattle &battle)
{
    Result<Done> done = checkNewPath(path);
    if (!done)
        return done;
    // Made under another name, so that a file of the wanted name is always whole.
    const QString part =
        path + u'.' + QString::number(QCoreApplication::applicationPid()) + u".part";
    QFile::remove(part);
    {
        BattleFile made(part);
        done = made.m_database.open();
        if (done)
            done = made.fill(battle);
    }
    if (done && !QFile::rename(part, path))
        done =
            Fault{StorageMessages::tr("“%1” cannot be created.").arg(StorageMessages::shown(path))};
    if (!done)
        QFile::remove(part);
    return done;
}

Result<std::unique_ptr<Store>> BattleFile::create(const QString &path, const QString &game)
{
    StoredBattle nothing;
    nothing.game = game;
    const Result<Done> written = write(path, nothing);
    if (!written)
        return written.fault();
    Result<OpenedBattle> opened = open(path);
    if (!opened)
        return opened.fault();
    return std::move(opened->store);
}

Result<OpenedBattle> BattleFile::open(const QString &path)
{
    if (Database::holds(path))
        return Fault{
            StorageMessages::tr("“%1” is open already.").arg(StorageMessages::shown(path))};
    Result<Done> done = checkFileHeader(path);
    if (!done)
        return done.fault();
    std::unique_ptr<BattleFile> file(new BattleFile(path));
    OpenedBattle opened;
    done = file->m_database.open();
    if (done)
        done = file->checkWritable();
    if (done)
        done = file->read(opened.battle);
    if (!done)
        return done.fault();
    file->prepare();
    opened.store = std::move(file);
    return opened;
}

Result<Done> BattleFile::checkWritable()
{
    // Rolled back before anything reaches the file; the journal beside it is made and emptied.
    for (const QString &statement :
         {u"BEGIN"_s, u"PRAGMA user_version = %1"_s.arg(battle_format::Version), u"ROLLBACK"_s}) {
        Result<Done> done = m_database.run(statement);
        if (!done)
            return done;
    }
    return Done{};
}

Result<Done> BattleFile::lay()
{
    const QStringList statements{
        u"PRAGMA application_id = %1"_s.arg(battle_format::ApplicationId),
        u"PRAGMA user_version = %1"_s.arg(battle_format::Version),
        u"CREATE TABLE meta(id INTEGER PRIMARY KEY, key TEXT, value TEXT, sum INTEGER)"_s,
        u"CREATE TABLE steps(id INTEGER PRIMARY KEY, parent INTEGER, body BLOB, sum INTEGER)"_s,
        u"CREATE TABLE heads(id INTEGER PRIMARY KEY, step INTEGER, head INTEGER, tip INTEGER, "
        "sum INTEGER)"_s,
    };
    for (const QString &statement : statements) {
        Result<Done> done = m_database.run(statement);
        if (!done)
            return done;
    }
    return Done{};
}

Result<Done> BattleFile::writeMeta(const StoredBattle &battle)
{
    // Steps are numbered without gaps, but for those that were lost before a recovery.
    const qint64 lost =
        battle.steps.isEmpty() ? 0 : number(battle.steps.constLast().id) - battle.steps.size();
    QList<std::pair<QString, QString>> rows{
        {u"game"_s, battle.game},
        {u"version"_s, QStringLiteral(ADJUTANT_VERSION)},
        {u"created"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
        {u"lost"_s, QString::number(lost)},
    };
    for (auto it = battle.aside.cbegin(); it != battle.aside.cend(); ++it)
        rows.append({Aside + it.key(), it.value()});
    for (const auto &[key, value] : rows) {
        Result<Done> done = insertMeta(key, value);
        if (!done)
            return done;
    }
    return Done{};
}

Result<Done> BattleFile::insertMeta(const QString &key, const QString &value)
{
    MetaRow row{key, value};
    row.seal();
    QSqlQuery query(m_database.sql());
    query.prepare(u"INSERT INTO meta(key, value, sum) VALUES (?, ?, ?)"_s);
    return insert(query, {row.key, row.value, row.sum});
}

/// A row of its own, the last of a name counts: rows are never changed. A file without any is as
/// good, so the format is the same.
Result<Done> BattleFile::keepAside(const QString &name, const QString &value)
{
    return insertMeta(Aside + name, value);
}

Result<Done> BattleFile::fill(const StoredBattle &battle)
{
    m_game = battle.game;
    Result<Done> done = m_database.run(u"BEGIN"_s);
    if (done)
        done = lay();
    if (done)
        done = writeMeta(battle);
    if (done)
        prepare();
    for (const Step &step : battle.steps) {
        if (done)
            done = append(step);
    }
    if (done && !battle.steps.isEmpty())
        done = moveHead(battle.head, battle.tip);
    return done ? m_database.run(u"COMMIT"_s) : done;
}

void BattleFile::prepare()
{
    m_insertStep = QSqlQuery(m_database.sql());
    m_insertStep.prepare(u"INSERT INTO steps(id, parent, body, sum) VALUES (?, ?, ?, ?)"_s);
    m_insertHead = QSqlQuery(m_database.sql());
    m_insertHead.prepare(u"INSERT INTO heads(id, step, head, tip, sum) VALUES (?, ?, ?, ?, ?)"_s);
}

Result<Done> BattleFile::insert(QSqlQuery &query, const QVariantList &values)
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values.at(i));
    const bool inserted = query.exec();
    const QSqlError error = query.lastError();
    query.finish();
    return inserted ? Result<Done>(Done{}) : Result<Done>(m_database.faultOf(error));
}

Result<Done> BattleFile::append(const Step &step)
{
    const StepRow row = StepRow::of(step, m_game);
    Result<Done> done = insert(m_insertStep, {row.id, row.parent, row.body, row.sum});
    if (done)
        m_lastStep = row.id;
    return done;
}

Result<Done> BattleFile::moveHead(StepId head, StepId tip)
{
    HeadRow row{m_lastHead + 1, m_lastStep, number(head), number(tip)};
    row.seal();
    Result<Done> done = insert(m_insertHead, {row.id, row.step, row.head, row.tip, row.sum});
    if (done)
        m_lastHead = row.id;
    return done;
}

Fault BattleFile::damaged() const
{
    return {StorageMessages::tr(
                "“%1” is damaged: part of the battle cannot be read. Recover what can be read "
                "into a new file, or take an older copy.")
                .arg(StorageMessages::shown(m_database.path())),
            true};
}

Result<Done> BattleFile::read(StoredBattle &battle)
{
    Result<Done> done = readMeta(battle);
    if (done)
        done = readSteps(battle);
    if (done)
        done = readHeads(battle);
    return done;
}

Result<Done> BattleFile::readMeta(StoredBattle &battle)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT key, value, sum FROM meta ORDER BY id"_s))
        return m_database.faultOf(query.lastError());
    while (query.next()) {
        const MetaRow row{query.value(0).toString(), query.value(1).toString(),
                          query.value(2).toLongLong()};
        if (!row.isWhole())
            return damaged();
        if (row.key == u"game")
            battle.game = row.value;
        if (row.key == u"lost")
            m_lost = row.value.toLongLong();
        if (row.key.startsWith(Aside))
            battle.aside.insert(row.key.mid(Aside.size()), row.value);
    }
    m_game = battle.game;
    return battle.game.isEmpty() ? Result<Done>(damaged()) : Result<Done>(Done{});
}

Result<Done> BattleFile::readSteps(StoredBattle &battle)
{
    QSet<StepId> known; // only needed where there are gaps
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT id, parent, body, sum FROM steps ORDER BY id"_s))
        return m_database.faultOf(query.lastError());
    while (query.next()) {
        const StepRow row{query.value(0).toLongLong(), query.value(1).toLongLong(),
                          query.value(2).toByteArray(), query.value(3).toLongLong()};
        std::optional<Step> step = row.read();
        if (!step)
            return damaged();
        if (m_lost > 0) {
            if (step->parent != StepId::None && !known.contains(step->parent))
                return damaged();
            known.insert(step->id);
        }
        battle.steps.append(std::move(*step));
        m_lastStep = row.id;
    }
    if (query.lastError().isValid())
        return m_database.faultOf(query.lastError());
    if (m_lastStep - battle.steps.size() != m_lost)
        return damaged();
    battle.head = StepId{static_cast<int>(m_lastStep)};
    battle.tip = battle.head;
    return Done{};
}

Result<Done> BattleFile::readHeads(StoredBattle &battle)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT id, step, head, tip, sum FROM heads ORDER BY id"_s))
        return m_database.faultOf(query.lastError());
    while (query.next()) {
        const HeadRow row{query.value(0).toLongLong(), query.value(1).toLongLong(),
                          query.value(2).toLongLong(), query.value(3).toLongLong(),
                          query.value(4).toLongLong()};
        const bool known = row.head >= 0 && row.head <= row.tip && row.tip <= m_lastStep;
        if (!row.isWhole() || row.id != m_lastHead + 1 || row.step > m_lastStep || !known)
            return damaged();
        m_lastHead = row.id;
        // A later step moves the head behind itself.
        if (row.step == m_lastStep) {
            battle.head = StepId{static_cast<int>(row.head)};
            battle.tip = StepId{static_cast<int>(row.tip)};
        }
    }
    return query.lastError().isValid() ? Result<Done>(m_database.faultOf(query.lastError()))
                                       : Result<Done>(Done{});
}

} // namespace adjutant
