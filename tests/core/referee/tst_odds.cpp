// SPDX-License-Identifier: MIT
#include "core/referee/odds.h"
#include "core/referee/outcomes.h"
#include "core/referee/referee.h"

#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstOdds : public QObject
{
    Q_OBJECT

private slots:
    void chancesAddUpToOne_data();
    void chancesAddUpToOne();
    void eightDiceHaveNineOutcomes();
    void rollOffIsDecided();
    void eachCellHasItsOdds();
    void noneBeyondTheBound();
};

namespace {

Question dice(Reading reading, int count, int score, const QList<int> &edges = {})
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.reading = reading;
    DiceGroup group;
    group.count = count;
    group.score = score;
    group.edges = edges;
    question.dice = {group};
    return question;
}

std::unique_ptr<Referee> toyReferee(const ToyGame &game)
{
    Result<std::unique_ptr<Referee>> begun = Referee::begin(game, toyBattle(), nullptr);
    return begun ? std::move(*begun) : nullptr;
}

} // namespace

void TstOdds::chancesAddUpToOne_data()
{
    QTest::addColumn<Question>("question");
    QTest::addColumn<int>("count");
    QTest::newRow("count") << dice(Reading::Count, 5, 4) << 6;
    QTest::newRow("count, never") << dice(Reading::Count, 3, 7) << 1;
    QTest::newRow("sum of two") << dice(Reading::Sum, 2, 0) << 11;
    QTest::newRow("table of three rows") << dice(Reading::Table, 1, 0, {2, 4, 6}) << 3;
    QTest::newRow("table, two dice") << dice(Reading::Table, 2, 0, {2, 4, 6}) << 6;
    QTest::newRow("table, every face") << dice(Reading::Table, 1, 0) << 6;
    QTest::newRow("even or odd") << dice(Reading::EvenOdd, 2, 0) << 3;
}

void TstOdds::chancesAddUpToOne()
{
    QFETCH(Question, question);
    const QList<Outcome> found = outcomes(question);
    QTEST(static_cast<int>(found.size()), "count");
    double sum = 0;
    for (const Outcome &outcome : found) {
        sum += outcome.chance;
        QVERIFY2(question.accept(outcome.answer), "an outcome that is no answer");
    }
    QVERIFY(qAbs(sum - 1.0) < 1e-12);
}

void TstOdds::eightDiceHaveNineOutcomes()
{
    const QList<Outcome> found = outcomes(dice(Reading::Count, 8, 4));
    QCOMPARE(found.size(), 9);
    QCOMPARE(found.at(0).chance, 1.0 / 256);
    QCOMPARE(found.at(4).chance, 70.0 / 256);
}

void TstOdds::rollOffIsDecided()
{
    Question question = dice(Reading::RollOff, 1, 0);
    question.dice.append(question.dice.first());
    const QList<Outcome> found = outcomes(question);
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).chance, 0.5);
}

void TstOdds::eachCellHasItsOdds()
{
    const ToyGame game;
    const std::unique_ptr<Referee> referee = toyReferee(game);
    QVERIFY(referee);
    const EntityId target{8};
    Command shoot;
    shoot.procedure = u"shoot"_s;
    shoot.arguments = {{u"unit"_s, 4}, {u"target"_s, number(target)}};
    const OddsByCell odds = workOutOdds(game, referee->state(), shoot);
    QVERIFY(odds.cells);
    // Four cells are possible, the one out of range has no odds.
    QCOMPARE(odds.byCell.size(), 4);
    // 2 dice on 4+: three ways out of four hit at least once, one figure is expected.
    const UnitOdds far = odds.byCell.value(u"11-20/open"_s).units.value(target);
    QCOMPARE(far.atLeastOne(), 0.75);
    QCOMPARE(far.expected(), 1.0);
    QCOMPARE(far.destroyed(), 0.0);
    // 4 dice on 3+ against 4 figures.
    const UnitOdds near = odds.byCell.value(u"0-10/open"_s).units.value(target);
    QVERIFY(qAbs(near.destroyed() - 16.0 / 81) < 1e-12);
}

void TstOdds::noneBeyondTheBound()
{
    const ToyGame game;
    const std::unique_ptr<Referee> referee = toyReferee(game);
    Command shoot;
    shoot.procedure = u"shoot"_s;
    shoot.arguments = {{u"unit"_s, 4}, {u"target"_s, 8}};
    const OddsByCell odds = workOutOdds(game, referee->state(), shoot, {}, 3);
    QVERIFY(!odds.byCell.first().exact || !odds.byCell.last().exact);
}

ADJUTANT_TEST(TstOdds)

} // namespace adjutant::test

#include "tst_odds.moc"
