// SPDX-License-Identifier: MIT
#include "core/storage/battle_file.h"
#include "core/storage/recovery.h"

#include "tests/core/storage/battle_files.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Of a damaged file every readable step is given back, in a copy, and the rest is named.
class TstRecovery : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void wholeFile();
    void cutAtAnyLength();
    void flippedBytes_data();
    void flippedBytes();
    void lostStepCutsOffWhatFollows();
    void lostHeadGoesToTheLastStep();
    void lostMetaIsReplaced();
    void whatIsKeptAsideIsSaved();
    void largeSteps();
    void nothingToSave_data();
    void nothingToSave();
    void copyIsNeverReplaced();

private:
    QString path(const QString &name = u"battle.adjutant"_s) const
    {
        return m_folder->path() + u'/' + name;
    }
    QString copy() { return path(u"copy-%1"_s.arg(++m_copies)); }
    StoredBattle reopened(const QString &file);
    void checkSaved(const QString &file, const Recovery &recovery, const StoredBattle &original);

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_copies = 0;
};

namespace {

#ifdef ADJUTANT_SANITIZED
constexpr int Trials = 10;
#else
constexpr int Trials = 40;
#endif

/// Damages the step's row: its bytes are found by what only they hold.
QByteArray withoutStep(QByteArray file, const QByteArray &mark)
{
    const qsizetype at = file.indexOf(mark);
    if (at < 0)
        qFatal("no such mark");
    file[at] = '#';
    return file;
}

StoredBattle chain(int steps)
{
    StoredBattle battle;
    battle.game = u"toy"_s;
    for (int id = 1; id <= steps; ++id) {
        battle.steps.append(test::fullStep(id, id - 1));
        battle.steps.last().answer = QJsonArray{u"mark-%1-"_s.arg(id)};
    }
    battle.head = battle.tip = StepId{steps};
    return battle;
}

} // namespace

void TstRecovery::init()
{
    // In memory where that can be had: hundreds of files are written.
    const QString memory = u"/dev/shm"_s;
    m_folder = QFileInfo(memory).isWritable()
                   ? std::make_unique<QTemporaryDir>(memory + u"/adjutant-XXXXXX")
                   : std::make_unique<QTemporaryDir>();
}

StoredBattle TstRecovery::reopened(const QString &file)
{
    const Result<OpenedBattle> opened = BattleFile::open(file);
    if (!opened)
        qFatal("%s", qPrintable(opened.fault().message));
    return opened->battle;
}

void TstRecovery::checkSaved(const QString &file, const Recovery &recovery,
                             const StoredBattle &original)
{
    // Lost steps at the end leave no gap, so what is kept can have any numbers.
    const Result<OpenedBattle> opened = BattleFile::open(file);
    QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.fault().message));
    const StoredBattle &saved = opened->battle;
    QCOMPARE(saved.game, original.game);
    QCOMPARE(saved.steps.size(), recovery.kept);
    for (const Step &step : saved.steps)
        QVERIFY(step == original.steps.at(number(step.id) - 1));
    for (const Step &step : recovery.cutOff)
        QVERIFY(step == original.steps.at(number(step.id) - 1));
}

void TstRecovery::wholeFile()
{
    QVERIFY(BattleFile::write(path(), test::toyStored()).ok());
    const test::FileState before = test::stateOf(path());
    const QString saved = copy();
    const Result<Recovery> recovery = recoverBattle(path(), saved);
    QVERIFY2(recovery.ok(), recovery ? "" : qPrintable(recovery.fault().message));
    QVERIFY(test::stateOf(path()) == before);
    const StoredBattle battle = reopened(saved);
    QVERIFY(battle.steps == test::toyStored().steps);
    QCOMPARE(battle.head, test::toyStored().head);
    QCOMPARE(battle.tip, test::toyStored().tip);
    QVERIFY(recovery->unreadable.isEmpty());
    QVERIFY(!recovery->headMoved);
}

void TstRecovery::cutAtAnyLength()
{
    const StoredBattle &battle = test::toyStored();
    QVERIFY(BattleFile::write(path(), battle).ok());
    const QByteArray whole = test::stateOf(path()).bytes;
    qsizetype most = 0;
    for (qsizetype length = 0; length < whole.size(); length += whole.size() / Trials) {
        test::writeFile(path(), whole.left(length));
        const test::FileState before = test::stateOf(path());
        QVERIFY(!BattleFile::open(path()).ok());
        const QString saved = copy();
        const Result<Recovery> recovery = recoverBattle(path(), saved);
        QVERIFY(test::stateOf(path()) == before);
        QCOMPARE(recovery.ok(), isRecoverable(path()));
        if (!recovery)
            continue;
        checkSaved(saved, *recovery, battle);
        QVERIFY(recovery->kept >= most);
        most = recovery->kept;
    }
    // All but the last pages were there.
    QVERIFY(most > battle.steps.size() * 8 / 10);
}

void TstRecovery::flippedBytes_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 3, 30, 1000})
        QTest::addRow("%d", count) << count;
}

void TstRecovery::flippedBytes()
{
    QFETCH(int, count);
    const StoredBattle &battle = test::toyStored();
    QVERIFY(BattleFile::write(path(), battle).ok());
    const QByteArray whole = test::stateOf(path()).bytes;
    QRandomGenerator random(static_cast<quint32>(count));
    for (int trial = 0; trial < Trials; ++trial) {
        QByteArray damaged = whole;
        for (int i = 0; i < count; ++i) {
            const int at = random.bounded(static_cast<int>(whole.size()));
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random.bounded(8)));
        }
        test::writeFile(path(), damaged);
        const test::FileState before = test::stateOf(path());
        {
            const Result<OpenedBattle> opened = BattleFile::open(path());
            if (opened)
                QVERIFY(opened->battle.steps == battle.steps);
        }
        QVERIFY(test::stateOf(path()) == before);
        const QString saved = copy();
        const Result<Recovery> recovery = recoverBattle(path(), saved);
        QVERIFY(test::stateOf(path()) == before);
        if (recovery)
            checkSaved(saved, *recovery, battle);
        if (count == 1 && recovery)
            QVERIFY(recovery->kept + recovery->cutOff.size() >= battle.steps.size() - 60);
    }
}

void TstRecovery::lostStepCutsOffWhatFollows()
{
    // 1-2-3-4-5 and a branch 2-6-7.
    StoredBattle battle = chain(7);
    battle.steps[5].parent = StepId{2};
    QVERIFY(BattleFile::write(path(), battle).ok());
    test::writeFile(path(), withoutStep(test::stateOf(path()).bytes, "mark-4-"));
    QVERIFY(!BattleFile::open(path()).ok());
    QVERIFY(isRecoverable(path()));
    const QString saved = copy();
    const Result<Recovery> recovery = recoverBattle(path(), saved);
    QVERIFY(recovery.ok());
    QCOMPARE(recovery->unreadable, QList<int>{4});
    QCOMPARE(recovery->cutOff.size(), 1);
    QCOMPARE(recovery->cutOff.constFirst().id, StepId{5});
    QCOMPARE(recovery->kept, 5);
    QVERIFY(!recovery->headMoved);
    QVERIFY(recovery->report.join(u'\n').contains(u"steps 4"_s));
    QCOMPARE(reopened(saved).head, StepId{7});
}

void TstRecovery::lostHeadGoesToTheLastStep()
{
    QVERIFY(BattleFile::write(path(), chain(5)).ok());
    test::writeFile(path(), withoutStep(test::stateOf(path()).bytes, "mark-3-"));
    const QString saved = copy();
    const Result<Recovery> recovery = recoverBattle(path(), saved);
    QVERIFY(recovery.ok());
    QVERIFY(recovery->headMoved);
    QCOMPARE(recovery->cutOff.size(), 2);
    const StoredBattle battle = reopened(saved);
    QCOMPARE(battle.head, StepId{2});
    QCOMPARE(battle.tip, StepId{2});
}

void TstRecovery::lostMetaIsReplaced()
{
    QVERIFY(BattleFile::write(path(), chain(5)).ok());
    QByteArray bytes = test::stateOf(path()).bytes;
    bytes.replace(4096, 4096, QByteArray(4096, '\xee'));
    test::writeFile(path(), bytes);
    const QString saved = copy();
    const Result<Recovery> recovery = recoverBattle(path(), saved);
    QVERIFY(recovery.ok());
    QCOMPARE(recovery->game, u"toy"_s);
    QCOMPARE(reopened(saved).steps.size(), 5);
}

/// The clock of a battle.
void TstRecovery::whatIsKeptAsideIsSaved()
{
    StoredBattle battle = chain(4);
    battle.aside = {{u"clock"_s, u"{\"1/2\":90000}"_s}, {u"colour"_s, u"2"_s}};
    QVERIFY(BattleFile::write(path(u"whole"_s), battle));
    const QString file = copy();
    QVERIFY(recoverBattle(path(u"whole"_s), file));
    QCOMPARE(reopened(file).aside, battle.aside);
}

void TstRecovery::largeSteps()
{
    StoredBattle battle = chain(6);
    for (int i = 0; i < 6; ++i)
        battle.steps[i].rules = QString(1300 * i * i, QChar(u'a' + i));
    QVERIFY(BattleFile::write(path(), battle).ok());
    const QString saved = copy();
    const Result<Recovery> recovery = recoverBattle(path(), saved);
    QVERIFY(recovery.ok());
    QVERIFY(reopened(saved).steps == battle.steps);
}

void TstRecovery::nothingToSave_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("Dear diary");
    QTest::newRow("leaves of nonsense") << QByteArray(50'000, '\x0d');
    QTest::newRow("ones") << QByteArray(50'000, '\xff');
    QByteArray leaf("\x0d\0\0\0\x10\0\0\0", 8);
    leaf.append(QByteArray("\x0f\xf0", 2).repeated(16));
    leaf.append(QByteArray(4096 - leaf.size(), '\x81'));
    QTest::newRow("cells of nonsense") << leaf.repeated(5);
}

void TstRecovery::nothingToSave()
{
    QFETCH(QByteArray, bytes);
    test::writeFile(path(), bytes);
    const QString saved = copy();
    const Result<Recovery> recovery = recoverBattle(path(), saved);
    QVERIFY(!recovery.ok());
    QVERIFY(recovery.fault().message.contains(path()));
    QVERIFY(!QFile::exists(saved));
    QVERIFY(!isRecoverable(path()));
}

void TstRecovery::copyIsNeverReplaced()
{
    QVERIFY(BattleFile::write(path(), chain(2)).ok());
    const test::FileState before = test::stateOf(path());
    QVERIFY(!recoverBattle(path(), path()).ok());
    QVERIFY(test::stateOf(path()) == before);
    QVERIFY(!recoverBattle(path(u"missing"_s), copy()).ok());
}

ADJUTANT_TEST(TstRecovery)

#include "tst_recovery.moc"
