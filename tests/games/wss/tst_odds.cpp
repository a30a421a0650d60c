// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/odds.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Odds come of the rules themselves; here against sums on paper.
class TstWssOdds : public QObject
{
    Q_OBJECT

    std::unique_ptr<Game> m_game;

private slots:
    void initTestCase();
    void fireCostsStands();
    void savesCount();
    void faceOffByMargin();

private:
    State battle(const QStringList &cards) const;
    UnitOdds oddsOf(const State &state, const QString &procedure, const QJsonObject &answers,
                    const QString &target) const;
    EntityId called(const State &state, const QString &name) const;
};

namespace {

void requireDone(const Result<Reply> &reply)
{
    if (!reply || reply->refusal)
        qFatal("%s", reply ? qPrintable(reply->refusal->key()) : qPrintable(reply.fault().message));
}

/// Nothing is ticked on the way.
void answerUpToTheCard(Referee &referee)
{
    while (referee.question() && referee.question()->kind != QuestionKind::Card)
        requireDone(referee.answer(QJsonArray()));
}

} // namespace

void TstWssOdds::initTestCase()
{
    Result<std::unique_ptr<Game>> made = makeGame(u"wss"_s);
    QVERIFY2(made.ok(), made ? "" : qPrintable(made.fault().message));
    m_game = std::move(*made);
}

EntityId TstWssOdds::called(const State &state, const QString &name) const
{
    for (const EntityId id : state.entities()) {
        if (state.entity(id).word(u"name"_s) == name)
            return id;
    }
    return EntityId::None;
}

/// French A against Alliance D, which has three casualty markers, in the phase of the last card.
State TstWssOdds::battle(const QStringList &cards) const
{
    const auto unit = [](const QString &name, int casualties) {
        return QJsonObject{{u"type"_s, u"battalion"_s},
                           {u"name"_s, name},
                           {u"values"_s, QJsonObject{{u"quality"_s, u"trained"_s},
                                                     {u"casualties"_s, casualties}}}};
    };
    const QJsonArray sides{
        QJsonObject{{u"name"_s, u"French"_s}, {u"units"_s, QJsonArray{unit(u"A"_s, 0)}}},
        QJsonObject{{u"name"_s, u"Alliance"_s},
                    {u"values"_s, QJsonObject{{u"defender"_s, 1}}},
                    {u"units"_s, QJsonArray{unit(u"D"_s, 3)}}}};
    const Command begin = beginCommand(QJsonObject{{u"sides"_s, sides}});
    Result<std::unique_ptr<Referee>> referee = Referee::begin(*m_game, begin, nullptr);
    if (!referee)
        qFatal("%s", qPrintable(referee.fault().message));
    Command endPhase;
    endPhase.procedure = u"endPhase"_s;
    for (const QString &card : cards) {
        if (!(*referee)->question())
            requireDone((*referee)->perform(endPhase));
        answerUpToTheCard(**referee);
        requireDone((*referee)->answer(card));
    }
    return (*referee)->journal().state();
}

UnitOdds TstWssOdds::oddsOf(const State &state, const QString &procedure,
                            const QJsonObject &answers, const QString &target) const
{
    Command command;
    command.procedure = procedure;
    command.arguments = answers;
    command.arguments.insert(u"unit"_s, number(called(state, u"A"_s)));
    command.arguments.insert(u"target"_s, number(called(state, u"D"_s)));
    const OddsByCell odds = workOutOdds(*m_game, state, command);
    if (!odds.odds.exact)
        qFatal("not exact");
    return odds.odds.units.value(called(state, target));
}

void TstWssOdds::fireCostsStands()
{
    const State state = battle({u"black"_s});
    const UnitOdds odds = oddsOf(state, u"fire"_s, {{u"aim"_s, u"0-25/none"_s}}, u"D"_s);
    // Six dice, 5 or 6 hits; the fourth marker takes a stand, so the first hit, and the fifth.
    const double none = std::pow(2.0 / 3, 6);
    const double two = 6 * std::pow(1.0 / 3, 5) * 2 / 3 + std::pow(1.0 / 3, 6);
    QCOMPARE(odds.losses.value(2), two);
    QCOMPARE(odds.losses.value(1), 1 - none - two);
}

void TstWssOdds::savesCount()
{
    const State state = battle({u"black"_s});
    const UnitOdds odds = oddsOf(state, u"fire"_s, {{u"aim"_s, u"0-25/wall"_s}}, u"D"_s);
    // A hit counts with one die in three, and is saved with one in two.
    const double hit = 1.0 / 6;
    QCOMPARE(odds.atLeastOne(), 1 - std::pow(1 - hit, 6));
}

void TstWssOdds::faceOffByMargin()
{
    const State state = battle({u"black"_s, u"black"_s, u"black"_s});
    QCOMPARE(state.moment().phase, u"infantry"_s);
    const UnitOdds odds = oddsOf(state, u"attack"_s, {}, u"D"_s);
    // Four or more: 5 against 1, 6 against 1 or 2. All else costs nothing at once.
    QCOMPARE(odds.losses.value(1), 3.0 / 36);
    QCOMPARE(odds.atLeastOne(), 3.0 / 36);
}

ADJUTANT_TEST(TstWssOdds)

#include "tst_odds.moc"
