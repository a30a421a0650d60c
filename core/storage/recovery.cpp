// SPDX-License-Identifier: MIT
#include "core/storage/recovery.h"

#include "core/storage/battle_file.h"
#include "core/storage/file_header.h"
#include "core/storage/page_scan.h"
#include "core/storage/storage_messages.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// More than any battle has; what is larger is something else.
constexpr qint64 LargestFile = 1LL << 30;

/// The bytes of the file, as they were before a transaction that was cut off.
Result<QByteArray> readBytes(const QString &path)
{
    if (Database::holds(path))
        return Fault{
            StorageMessages::tr("“%1” is open already.").arg(StorageMessages::shown(path))};
    const QFileInfo info(path);
    if (!info.isFile())
        return Fault{
            StorageMessages::tr("There is no file “%1”.").arg(StorageMessages::shown(path))};
    if (info.size() > LargestFile)
        return Fault{StorageMessages::tr("“%1” is too large for a battle.")
                         .arg(StorageMessages::shown(path))};
    QString source = path;
    const QTemporaryDir scratch;
    if (hasHotJournal(path) && scratch.isValid()) {
        // SQLite rolls a copy back, where it still can.
        const QString copy = scratch.filePath(u"battle"_s);
        Database database(copy);
        if (QFile::copy(path, copy) && QFile::copy(path + u"-journal", copy + u"-journal") &&
            database.open())
            source = copy;
    }
    QFile file(source);
    if (!file.open(QIODevice::ReadOnly))
        return Fault{StorageMessages::tr("“%1” cannot be read: %2.")
                         .arg(StorageMessages::shown(path), file.errorString())};
    return file.readAll();
}

/// "1, 4 to 9, 12".
QString listed(const QList<int> &numbers)
{
    QStringList runs;
    for (qsizetype i = 0; i < numbers.size();) {
        qsizetype last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        runs.append(last == i ? QString::number(numbers[i])
                              : StorageMessages::tr("%1 to %2").arg(numbers[i]).arg(numbers[last]));
        i = last + 1;
    }
    return runs.join(u", "_s);
}

/// Sorts what was found into a battle and a report.
class Salvage
{
public:
    explicit Salvage(const ScannedRows &rows)
        : m_rows(rows)
    {
        takeSteps();
        takeGame();
        takeHead();
        report();
    }

    const StoredBattle &battle() const { return m_battle; }
    const Recovery &recovery() const { return m_recovery; }

private:
    void takeSteps()
    {
        // A file that is whole has the numbers without gaps; a head row may know of later ones.
        qint64 last = m_rows.steps.isEmpty() ? 0 : m_rows.steps.lastKey();
        for (const HeadRow &head : m_rows.heads)
            last = std::max({last, head.step, head.tip});
        for (int id = 1; id <= last; ++id) {
            const auto row = m_rows.steps.constFind(id);
            const std::optional<Step> step =
                row == m_rows.steps.cend() ? std::nullopt : row->read();
            if (!step)
                m_recovery.unreadable.append(id);
            else if (step->parent == StepId::None || m_kept.contains(step->parent))
                keep(*step);
            else
                m_recovery.cutOff.append(*step);
        }
        m_recovery.kept = m_battle.steps.size();
    }

    void keep(const Step &step)
    {
        m_battle.steps.append(step);
        m_kept.insert(step.id);
        m_parents.insert(step.id, step.parent);
    }

    void takeGame()
    {
        for (const MetaRow &row : m_rows.meta) {
            if (row.key == u"game")
                m_battle.game = row.value;
            if (row.key.startsWith(battle_format::Aside))
                m_battle.aside.insert(row.key.mid(battle_format::Aside.size()), row.value);
        }
        if (m_battle.game.isEmpty() && m_rows.steps.contains(1))
            m_battle.game = m_rows.steps.value(1).game();
        m_recovery.game = m_battle.game;
    }

    bool isAbove(StepId ancestor, StepId step) const
    {
        while (step > ancestor)
            step = m_parents.value(step, StepId::None);
        return step == ancestor;
    }

    void takeHead()
    {
        if (m_battle.steps.isEmpty())
            return;
        const qint64 lastStep = m_rows.steps.lastKey();
        m_battle.head = StepId{static_cast<int>(lastStep)};
        m_battle.tip = m_battle.head;
        for (const HeadRow &row : m_rows.heads) {
            if (row.step == lastStep && row.head > 0) {
                m_battle.head = StepId{static_cast<int>(row.head)};
                m_battle.tip = StepId{static_cast<int>(row.tip)};
            }
        }
        m_recovery.headMoved = !m_kept.contains(m_battle.head);
        if (m_recovery.headMoved)
            m_battle.head = m_battle.steps.constLast().id;
        if (!m_kept.contains(m_battle.tip) || !isAbove(m_battle.head, m_battle.tip))
            m_battle.tip = m_battle.head;
    }

    void report()
    {
        QStringList &lines = m_recovery.report;
        lines.append(StorageMessages::tr("%n steps were saved.", nullptr,
                                         static_cast<int>(m_recovery.kept)));
        if (!m_recovery.unreadable.isEmpty())
            lines.append(StorageMessages::tr("Lost, because they cannot be read: steps %1.")
                             .arg(listed(m_recovery.unreadable)));
        QList<int> cutOff;
        for (const Step &step : m_recovery.cutOff)
            cutOff.append(number(step.id));
        if (!cutOff.isEmpty())
            lines.append(
                StorageMessages::tr("Missing too, because they followed from lost ones: steps %1.")
                    .arg(listed(cutOff)));
        if (m_recovery.unreadable.isEmpty())
            lines.append(
                StorageMessages::tr("Nothing that can be noticed is missing. If the file was cut "
                                    "short, steps may be missing at its end."));
        if (m_recovery.headMoved)
            lines.append(
                StorageMessages::tr("The battle stands at step %1 now, the last that was saved.")
                    .arg(number(m_battle.head)));
    }

    const ScannedRows &m_rows;
    StoredBattle m_battle;
    Recovery m_recovery;
    QSet<StepId> m_kept;
    QHash<StepId, StepId> m_parents;
};

} // namespace

Result<Recovery> recoverBattle(const QString &path, const QString &copyPath)
{
    const Result<QByteArray> bytes = readBytes(path);
    if (!bytes)
        return bytes.fault();
    const ScannedRows rows = scanPages(*bytes);
    const Salvage salvage(rows);
    if (salvage.battle().steps.isEmpty() || salvage.battle().game.isEmpty())
        return Fault{StorageMessages::tr("Nothing of a battle can be read in “%1”.")
                         .arg(StorageMessages::shown(path))};
    const Result<Done> written = BattleFile::write(copyPath, salvage.battle());
    if (!written)
        return written.fault();
    return salvage.recovery();
}

bool isRecoverable(const QString &path)
{
    const Result<QByteArray> bytes = readBytes(path);
    return bytes && scanPages(*bytes).steps.contains(1);
}

} // namespace adjutant
