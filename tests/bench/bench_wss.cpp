// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/odds.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"

#include "tests/support/random_battle.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What an answer, an undo, exact odds and the opening of a battle cost in War of the Spanish
/// Succession. Measured, not judged.
class BenchWss : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answer_data();
    void answer();
    void undoAndRedo_data();
    void undoAndRedo();
    void oddsOfAFaceOff();
    void oddsOfAFight();
    void openTenThousandSteps();

private:
    Command begin() const;
    std::unique_ptr<Referee> battle(int steps) const;

    std::unique_ptr<Game> m_game;
};

namespace {

void wssLengths()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("100 steps behind") << 100;
    QTest::newRow("10000 steps behind") << 10'000;
}

EntityId pieceOfNumber(const State &state, int wanted)
{
    const QList<EntityId> units = state.entities(u"unit"_s);
    const auto found = std::find_if(units.cbegin(), units.cend(), [&](EntityId id) {
        return state.entity(id).number(u"number"_s) == wanted;
    });
    return found == units.cend() ? EntityId::None : *found;
}

Command ordered(const QString &action, const QJsonObject &arguments)
{
    Command command;
    command.procedure = action;
    command.arguments = arguments;
    return command;
}

/// Answers up to the next card, and says that it is red.
void goOn(Referee &referee)
{
    while (referee.question() && referee.question()->kind != QuestionKind::Card)
        QVERIFY(referee.answer(QJsonArray()));
    if (referee.question())
        QVERIFY(referee.answer(u"red"_s));
}

/// Ends phases until the Alliance moves its infantry, with the third red card.
void toTheInfantry(Referee &referee)
{
    goOn(referee);
    while (referee.state().moment().phase != u"infantry"_s) {
        QVERIFY(referee.perform(ordered(u"endPhase"_s, {})));
        goOn(referee);
    }
}

/// Howe's Regiment attacks the Régiment de Navarre; all is told but the dice.
Command attackOf(const State &state)
{
    return ordered(u"attack"_s, {{u"unit"_s, number(pieceOfNumber(state, 11))},
                                 {u"target"_s, number(pieceOfNumber(state, 1))},
                                 {u"over"_s, u"open"_s},
                                 {u"modifiers"_s, QJsonArray()}});
}

} // namespace

void BenchWss::initTestCase()
{
    Result<std::unique_ptr<Game>> made = makeGame(u"wss"_s);
    QVERIFY(made);
    m_game = std::move(*made);
}

Command BenchWss::begin() const
{
    return beginCommand(*m_game->rulebook().scenario(u"blenheim"_s));
}

/// The sample battle at its first fire phase, with so many steps behind it.
std::unique_ptr<Referee> BenchWss::battle(int steps) const
{
    auto begun = Referee::begin(*m_game, begin(), nullptr);
    if (!begun)
        return nullptr;
    Referee &referee = **begun;
    goOn(referee);
    const QList<EntityId> units = referee.state().entities(u"unit"_s);
    for (int i = 0; referee.journal().count() < steps; ++i) {
        const QJsonObject arguments{{u"entity"_s, number(units.at(i % units.size()))},
                                    {u"key"_s, u"pips"_s},
                                    {u"value"_s, static_cast<int>(i / units.size()) % 3}};
        if (!referee.perform(ordered(u"set"_s, arguments)))
            return nullptr;
    }
    return std::move(*begun);
}

void BenchWss::answer_data()
{
    wssLengths();
}

void BenchWss::answer()
{
    QFETCH(const int, steps);
    const std::unique_ptr<Referee> referee = battle(steps);
    QVERIFY(referee);
    const State &state = referee->state();
    QVERIFY(referee->perform(ordered(u"fire"_s, {{u"unit"_s, number(pieceOfNumber(state, 11))},
                                                 {u"target"_s, number(pieceOfNumber(state, 1))}})));
    const QJsonObject aim{{u"distance"_s, 20}, {u"column"_s, u"none"_s}};
    // Each turn: one answer, and its undo, which the other benchmark measures.
    QBENCHMARK
    {
        QVERIFY(referee->answer(aim));
        QVERIFY(referee->undo());
    }
}

void BenchWss::undoAndRedo_data()
{
    wssLengths();
}

void BenchWss::undoAndRedo()
{
    QFETCH(const int, steps);
    const std::unique_ptr<Referee> referee = battle(steps);
    QVERIFY(referee);
    QBENCHMARK
    {
        QVERIFY(referee->undo());
        QVERIFY(referee->redo());
    }
}

void BenchWss::oddsOfAFaceOff()
{
    const std::unique_ptr<Referee> referee = battle(0);
    QVERIFY(referee);
    toTheInfantry(*referee);
    const Command attack = attackOf(referee->state());
    OddsByCell odds;
    QBENCHMARK
    {
        odds = workOutOdds(*m_game, referee->state(), attack);
    }
    QVERIFY(odds.odds.exact);
    QVERIFY(!odds.odds.rows.isEmpty());
}

void BenchWss::oddsOfAFight()
{
    const std::unique_ptr<Referee> referee = battle(0);
    QVERIFY(referee);
    toTheInfantry(*referee);
    Command attack = attackOf(referee->state());
    attack.arguments.insert(u"faceoff"_s, QJsonArray{4, 4});
    QVERIFY(referee->perform(attack));
    const QJsonObject stands{{u"attackerContact"_s, 6}, {u"defenderContact"_s, 6}};
    const EntityId fight = referee->state().entities(u"fight"_s).value(0, EntityId::None);
    const Command round = ordered(u"fightRound"_s, {{u"unit"_s, attack.arguments[u"unit"_s]},
                                                    {u"fight"_s, number(fight)},
                                                    {u"stands"_s, stands}});
    OddsByCell odds;
    QBENCHMARK
    {
        odds = workOutOdds(*m_game, referee->state(), round);
    }
    QVERIFY(odds.odds.exact);
    QVERIFY(odds.odds.units.value(pieceOfNumber(referee->state(), 1)).expected() > 0);
}

void BenchWss::openTenThousandSteps()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"battle.adjutant"_s);
    QVERIFY(BattleFile::write(path, randomBattle(*m_game, begin(), 10'000)).ok());
    QBENCHMARK
    {
        Result<OpenedBattle> opened = BattleFile::open(path);
        QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.fault().message));
        QVERIFY(Referee::resumeBattle(*m_game, opened->battle, std::move(opened->store)).ok());
    }
}

ADJUTANT_TEST(BenchWss)

} // namespace adjutant::test

#include "bench_wss.moc"
