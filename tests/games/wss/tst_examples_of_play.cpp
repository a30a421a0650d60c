// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/script.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"
#include "core/storage/begin_battle.h"

#include "tests/support/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// The examples of play (P27.1) as battles that have the rulebook's course ahead of them. What
/// comes of each step of them stands in vectors_examples.json.
class TstExamplesOfPlay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyScriptFits();
    void aStepThatDoesNotFitIsNamed();
    void goingOnOtherwiseIsABranch();
    void aChangedBattleBeginsWithoutIt();
    void itIsKept();

private:
    const Scenario &example(const QString &id) const { return *m_game->rulebook().scenario(id); }
    Command beginning(const QString &id) const { return beginCommand(example(id)); }

    std::unique_ptr<Game> m_game;
};

void TstExamplesOfPlay::initTestCase()
{
    Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    QVERIFY(game);
    m_game = std::move(*game);
}

void TstExamplesOfPlay::everyScriptFits()
{
    int scripts = 0;
    for (const Scenario &scenario : m_game->rulebook().scenarios) {
        if (scenario.script.isEmpty())
            continue;
        ++scripts;
        const auto referee = Referee::begin(*m_game, beginCommand(scenario), nullptr);
        QVERIFY(referee);
        const State start = (*referee)->state();
        const Result<Done> played = playScript(**referee, scenario);
        QVERIFY2(played, played ? "" : qPrintable(played.fault().message));
        QCOMPARE((*referee)->state(), start);
        QVERIFY((*referee)->canRedo());
        QVERIFY(!(*referee)->canUndo());
    }
    QCOMPARE(scripts, 2);
}

void TstExamplesOfPlay::aStepThatDoesNotFitIsNamed()
{
    const auto faultOf = [this](qsizetype place, const QJsonObject &step) {
        Scenario scenario = example(u"example-infantry"_s);
        scenario.script[place] = step;
        const auto referee = Referee::begin(*m_game, beginCommand(scenario), nullptr);
        const Result<Done> played = playScript(**referee, scenario);
        return played ? QString() : played.fault().message;
    };
    QCOMPARE(faultOf(0, {{u"answers"_s, QJsonObject{{u"die"_s, 4}}}}),
             u"example-infantry: script: step 1: never asked: die"_s);
    QCOMPARE(faultOf(0, {{u"answers"_s, QJsonObject{{u"card"_s, u"blue"_s}}}}).section(u':', 0, 3),
             u"example-infantry: script: step 1: \"card\""_s);
    QCOMPARE(faultOf(1, {{u"do"_s, QJsonObject{{u"action"_s, u"endPhase"_s}}}}),
             u"example-infantry: script: step 3: no answer to \"card\" (card)"_s);
    QCOMPARE(
        faultOf(6, {{u"do"_s, QJsonObject{{u"action"_s, u"move"_s}, {u"unit"_s, u"Regiment A"_s}}}})
            .section(u':', 0, 3),
        u"example-infantry: script: step 7: P6.1"_s);
}

void TstExamplesOfPlay::goingOnOtherwiseIsABranch()
{
    const auto begun = beginScenario(*m_game, beginning(u"example-cavalry"_s), nullptr);
    QVERIFY(begun);
    Referee &referee = **begun;
    const StepId theirs = referee.journal().tip();
    while (referee.question()->kind != QuestionKind::Card)
        QVERIFY(referee.redo());
    QVERIFY(referee.redo());
    QVERIFY(referee.undo());
    const Result<Reply> other = referee.answer(u"red"_s);
    QVERIFY2(other, other ? "" : qPrintable(other.fault().message));
    QCOMPARE(referee.state().moment().phase, u"fire"_s);
    QVERIFY(!referee.canRedo());
    const QList<Branch> branches = referee.journal().branches();
    QCOMPARE(branches.size(), 1);
    QCOMPARE(branches.constFirst().tip, theirs);
}

void TstExamplesOfPlay::aChangedBattleBeginsWithoutIt()
{
    Scenario scenario = example(u"example-cavalry"_s);
    scenario.sides.last().units.removeFirst();
    const auto begun = beginScenario(*m_game, beginCommand(scenario), nullptr);
    QVERIFY(begun);
    QVERIFY((*begun)->question());
    QVERIFY(!(*begun)->canRedo());
}

void TstExamplesOfPlay::itIsKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"example.adjutant"_s);
    StepId tip = StepId::None;
    {
        const auto begun = beginBattle(*m_game, beginning(u"example-infantry"_s), path);
        QVERIFY(begun);
        tip = (*begun)->journal().tip();
    }
    Result<OpenedBattle> opened = BattleFile::open(path);
    QVERIFY(opened);
    const auto again = Referee::resumeBattle(*m_game, opened->battle, std::move(opened->store));
    QVERIFY(again);
    QVERIFY((*again)->canRedo());
    QCOMPARE((*again)->journal().tip(), tip);
    QVERIFY((*again)->journal().head() != tip);
}

ADJUTANT_TEST(TstExamplesOfPlay)

#include "tst_examples_of_play.moc"
