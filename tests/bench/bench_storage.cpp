// SPDX-License-Identifier: MIT
#include "core/referee/referee.h"
#include "core/storage/battle_file.h"

#include "tests/support/random_battle.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// How long a battle file takes. Measured, never judged.
class BenchStorage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void openTenThousandSteps();
    void resumeTenThousandSteps();
    void appendOneStep();

private:
    QTemporaryDir m_folder;
    const test::ToyGame m_game;
    QString m_path;
    Step m_step;
};

void BenchStorage::initTestCase()
{
    const StoredBattle battle = test::randomBattle(m_game, test::toyBattle(20), 10'000);
    m_path = m_folder.filePath(u"battle.adjutant"_s);
    QVERIFY(BattleFile::write(m_path, battle).ok());
    m_step = battle.steps.at(battle.steps.size() / 2);
}

void BenchStorage::openTenThousandSteps()
{
    QBENCHMARK
    {
        const Result<OpenedBattle> opened = BattleFile::open(m_path);
        QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.fault().message));
    }
}

void BenchStorage::resumeTenThousandSteps()
{
    QBENCHMARK
    {
        Result<OpenedBattle> opened = BattleFile::open(m_path);
        QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.fault().message));
        QVERIFY(Referee::resumeBattle(m_game, opened->battle, std::move(opened->store)).ok());
    }
}

void BenchStorage::appendOneStep()
{
    // Measured more than once, each time in a new file.
    QTemporaryDir folder;
    Result<std::unique_ptr<Store>> store =
        BattleFile::create(folder.filePath(u"append.adjutant"_s), u"toy"_s);
    QVERIFY2(store.ok(), store ? "" : qPrintable(store.fault().message));
    int id = 0;
    QBENCHMARK
    {
        m_step.id = StepId{id + 1};
        m_step.parent = StepId{id};
        ++id;
        QVERIFY((*store)->append(m_step).ok());
    }
}

ADJUTANT_TEST(BenchStorage)

#include "bench_storage.moc"
