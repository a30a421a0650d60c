// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/odds.h"
#include "core/referee/referee.h"

#include "tests/support/random_player.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QJsonArray>
#include <QTest>

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
    auto referee = Referee::begin(**game, beginCommand(*scenario), nullptr);
    QVERIFY(referee);
    // The Vickers, set up, at the Stosstrupp, which may take cover.
    EntityId gun = EntityId::None;
    EntityId raiders = EntityId::None;
    for (const EntityId id : (*referee)->state().entities()) {
        const int number = (*referee)->state().entity(id).number(u"number"_s);
        if (number == 3)
            gun = id;
        if (number == 12)
            raiders = id;
    }
    State state = (*referee)->state();
    state.apply(effect::Set{gun, u"mg"_s, state.entity(gun).value(u"mg"_s), u"setUp"_s});
    Command attack;
    attack.procedure = u"mgAttack"_s;
    attack.arguments = {{u"unit"_s, number(gun)},
                        {u"target"_s, number(raiders)},
                        {u"aim"_s, QJsonObject{{u"distance"_s, 10}, {u"column"_s, u"open"_s}}}};
    OddsByCell odds;
    QBENCHMARK
    {
        odds = workOutOdds(**game, state, attack);
    }
    QVERIFY(odds.odds.exact);
    qInfo("expected losses %.4f", odds.odds.units.value(raiders).expected());
}

ADJUTANT_TEST(BenchCore)

} // namespace adjutant::test

#include "bench_core.moc"
