// SPDX-License-Identifier: MIT
#include "core/storage/battle_file.h"

#include "tests/core/storage/battle_files.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// What is kept comes back, and nothing else happens to a file.
class TstBattleFile : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryFieldOfAStep();
    void keepsAnswersOfEveryForm_data();
    void keepsAnswersOfEveryForm();
    void keepsWholeBattles();
    void lastWordOnTheHeadWins();
    void oddNames_data();
    void oddNames();
    void openingAndClosingChangesNothing();
    void leavesNothingBeside();
    void neverReplacesAFile();
    void needsAFolder();
    void isOpenOnlyOnceInOneProgram();

private:
    QString path(const QString &name = u"battle.adjutant"_s) const
    {
        return m_folder->path() + u'/' + name;
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    std::unique_ptr<Store> created(const QString &name = u"battle.adjutant"_s);
    StoredBattle reopened(const QString &name = u"battle.adjutant"_s);

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
};

std::unique_ptr<Store> TstBattleFile::created(const QString &name)
{
    init();
    Result<std::unique_ptr<Store>> store = BattleFile::create(path(name), u"toy"_s);
    if (!store)
        qFatal("%s", qPrintable(store.fault().message));
    return std::move(*store);
}

StoredBattle TstBattleFile::reopened(const QString &name)
{
    Result<OpenedBattle> opened = BattleFile::open(path(name));
    if (!opened)
        qFatal("%s", qPrintable(opened.fault().message));
    return opened->battle;
}

void TstBattleFile::keepsEveryFieldOfAStep()
{
    std::unique_ptr<Store> store = created();
    const QList<Step> steps{test::fullStep(1, 0), test::fullStep(2, 1), test::fullStep(3, 1)};
    for (const Step &step : steps)
        QVERIFY(store->append(step).ok());
    store.reset();
    const StoredBattle battle = reopened();
    QCOMPARE(battle.game, u"toy"_s);
    QVERIFY(battle.steps == steps);
    QCOMPARE(battle.head, StepId{3});
    QCOMPARE(battle.tip, StepId{3});
}

void TstBattleFile::keepsAnswersOfEveryForm_data()
{
    QTest::addColumn<QJsonValue>("answer");
    QTest::newRow("true") << QJsonValue(true);
    QTest::newRow("false") << QJsonValue(false);
    QTest::newRow("number") << QJsonValue(7.25);
    QTest::newRow("word") << QJsonValue(u"0-10/open"_s);
    QTest::newRow("empty word") << QJsonValue(QString());
    QTest::newRow("null") << QJsonValue(QJsonValue::Null);
    QTest::newRow("list") << QJsonValue(QJsonArray{u"4"_s, u"5"_s});
    QTest::newRow("dice") << QJsonValue(
        QJsonObject{{u"groups"_s, QJsonArray{QJsonObject{{u"faces"_s, QJsonArray{1, 6}}}}}});
}

void TstBattleFile::keepsAnswersOfEveryForm()
{
    QFETCH(QJsonValue, answer);
    std::unique_ptr<Store> store = created();
    Step step;
    step.id = StepId{1};
    step.kind = Step::Kind::Answer;
    step.answer = answer;
    QVERIFY(store->append(step).ok());
    store.reset();
    QCOMPARE(reopened().steps.constFirst().answer, answer);
}

void TstBattleFile::keepsWholeBattles()
{
    init();
    const StoredBattle &battle = test::toyStored();
    QVERIFY(BattleFile::write(path(), battle).ok());
    const StoredBattle read = reopened();
    QVERIFY(read.steps == battle.steps);
    QCOMPARE(read.head, battle.head);
    QCOMPARE(read.tip, battle.tip);
    QCOMPARE(read.game, battle.game);
}

void TstBattleFile::lastWordOnTheHeadWins()
{
    std::unique_ptr<Store> store = created();
    QVERIFY(store->moveHead(StepId::None, StepId::None).ok());
    for (int id = 1; id <= 3; ++id)
        QVERIFY(store->append(test::fullStep(id, id - 1)).ok());
    QVERIFY(store->moveHead(StepId{2}, StepId{3}).ok());
    QVERIFY(store->moveHead(StepId{1}, StepId{3}).ok());
    store.reset();
    QCOMPARE(reopened().head, StepId{1});
    QCOMPARE(reopened().tip, StepId{3});

    Result<OpenedBattle> opened = BattleFile::open(path());
    QVERIFY(opened.ok());
    QVERIFY(opened->store->append(test::fullStep(4, 1)).ok());
    opened->store.reset();
    QCOMPARE(reopened().head, StepId{4});
    QCOMPARE(reopened().tip, StepId{4});
}

void TstBattleFile::oddNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << u"a battle with blanks"_s;
    QTest::newRow("quotes") << u"it's a \"battle\""_s;
    QTest::newRow("uri") << u"file:battle?mode=memory&x=%20#y"_s;
    QTest::newRow("memory") << u":memory:"_s;
    QTest::newRow("letters") << u"Müller 戦 🎲"_s;
    QTest::newRow("dash") << u"-battle"_s;
}

void TstBattleFile::oddNames()
{
    QFETCH(QString, name);
    std::unique_ptr<Store> store = created(name);
    QVERIFY(store->append(test::fullStep(1, 0)).ok());
    store.reset();
    QVERIFY(QFile::exists(path(name)));
    QCOMPARE(reopened(name).steps.size(), 1);
}

void TstBattleFile::openingAndClosingChangesNothing()
{
    init();
    QVERIFY(BattleFile::write(path(), test::toyStored()).ok());
    const test::FileState before = test::stateOf(path());
    QVERIFY(BattleFile::open(path()).ok());
    QVERIFY(test::stateOf(path()) == before);
}

void TstBattleFile::leavesNothingBeside()
{
    std::unique_ptr<Store> store = created();
    QVERIFY(store->append(test::fullStep(1, 0)).ok());
    store.reset();
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"battle.adjutant"_s});
}

void TstBattleFile::neverReplacesAFile()
{
    init();
    test::writeFile(path(), "precious");
    const test::FileState before = test::stateOf(path());
    const auto store = BattleFile::create(path(), u"toy"_s);
    QVERIFY(!store.ok());
    QVERIFY(store.fault().message.contains(path()));
    QVERIFY(test::stateOf(path()) == before);
    QVERIFY(!BattleFile::create(m_folder->path(), u"toy"_s).ok());
}

void TstBattleFile::needsAFolder()
{
    init();
    const auto store = BattleFile::create(path(u"nowhere/battle"_s), u"toy"_s);
    QVERIFY(!store.ok());
    QVERIFY(store.fault().message.contains(path(u"nowhere"_s)));
}

void TstBattleFile::isOpenOnlyOnceInOneProgram()
{
    std::unique_ptr<Store> store = created();
    const Result<OpenedBattle> second = BattleFile::open(path());
    QVERIFY(!second.ok());
    QVERIFY(second.fault().message.contains(path()));
    QVERIFY(QFile::link(path(), path(u"link"_s)));
    QVERIFY(!BattleFile::open(path(u"link"_s)).ok());
    store.reset();
    QVERIFY(BattleFile::open(path()).ok());
}

ADJUTANT_TEST(TstBattleFile)

#include "tst_battle_file.moc"
