// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/odds.h"
#include "core/referee/referee.h"

#include "tests/support/random_player.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What an answer, an undo and exact odds cost, in a battle of 200 units. Measured, not judged.
class BenchCore : public QObject
{
    Q_OBJECT

private slots:
    void answer_data();
    void answer();
    void undoAndRedo_data();
    void undoAndRedo();
    void oddsOfEightDice();
};

namespace {

constexpr int UnitsOfASide = 100;

/// A battle with so many steps behind it.
std::unique_ptr<Referee> longBattle(const Game &game, int steps)
{
    auto begun = Referee::begin(game, toyBattle(UnitsOfASide), nullptr);
    if (!begun)
        return nullptr;
    Referee &referee = **begun;
    const QList<EntityId> squads = referee.state().entities(u"squad"_s);
    for (int i = 0; referee.journal().count() < steps; ++i) {
        Command set;
        set.procedure = u"set"_s;
        set.arguments = {{u"entity"_s, number(squads.at(i % squads.size()))},
                         {u"key"_s, u"pinned"_s},
                         {u"value"_s, (i / squads.size()) % 2 == 0}};
        if (!referee.perform(set))
            return nullptr;
    }
    return std::move(*begun);
}

EntityId unitOfNumber(const State &state, int wanted)
{
    const QList<EntityId> teams = state.entities(u"team"_s);
    const auto found = std::find_if(teams.cbegin(), teams.cend(), [&](EntityId id) {
        return state.entity(id).number(u"number"_s) == wanted;
    });
    return found == teams.cend() ? EntityId::None : *found;
}

void lengths()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("100 steps behind") << 100;
    QTest::newRow("10000 steps behind") << 10'000;
}

} // namespace

void BenchCore::answer_data()
{
    lengths();
}

void BenchCore::answer()
{
    QFETCH(int, steps);
    const ToyGame game;
    const std::unique_ptr<Referee> referee = longBattle(game, steps);
    QVERIFY(referee);
    Command shoot;
    shoot.procedure = u"shoot"_s;
    shoot.arguments = {{u"unit"_s, number(referee->state().entities(u"squad"_s).constFirst())}};
    QVERIFY(referee->perform(shoot));
    const QString target = referee->question()->options.constFirst().id;
    // Each turn: one answer, and its undo, which the other benchmark measures.
    QBENCHMARK
    {
        QVERIFY(referee->answer(target));
        QVERIFY(referee->undo());
    }
}

void BenchCore::undoAndRedo_data()
{
    lengths();
}

void BenchCore::undoAndRedo()
{
    QFETCH(int, steps);
    const ToyGame game;
    const std::unique_ptr<Referee> referee = longBattle(game, steps);
    QVERIFY(referee);
    QBENCHMARK
    {
        QVERIFY(referee->undo());
        QVERIFY(referee->redo());
    }
}

void BenchCore::oddsOfEightDice()
{
    auto game = makeGame(u"teaw"_s);
    QVERIFY(game);
    const Scenario *scenario = (*game)->rulebook().scenario(u"wire-at-dawn"_s);
    QVERIFY(scenario);
    auto begun = Referee::begin(**game, beginCommand(*scenario), nullptr);
    QVERIFY(begun);
    Referee &referee = **begun;
    QVERIFY(referee.answer(referee.question()->options.constFirst().id)); // who begins
    // The Vickers, set up, at the Stosstrupp, which may take cover.
    const EntityId gun = unitOfNumber(referee.state(), 3);
    const EntityId raiders = unitOfNumber(referee.state(), 12);
    Command setUp;
    setUp.procedure = u"set"_s;
    setUp.arguments = {{u"entity"_s, number(gun)}, {u"key"_s, u"mg"_s}, {u"value"_s, u"setUp"_s}};
    QVERIFY(referee.perform(setUp));
    Command attack;
    attack.procedure = u"mgAttack"_s;
    attack.arguments = {{u"unit"_s, number(gun)},
                        {u"target"_s, number(raiders)},
                        {u"aim"_s, QJsonObject{{u"distance"_s, 10}, {u"column"_s, u"open"_s}}}};
    OddsByCell odds;
    QBENCHMARK
    {
        odds = workOutOdds(**game, referee.state(), attack);
    }
    QVERIFY(odds.odds.exact);
    QVERIFY(odds.odds.units.value(raiders).expected() > 1);
}

ADJUTANT_TEST(BenchCore)

} // namespace adjutant::test

#include "bench_core.moc"
