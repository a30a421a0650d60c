// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/app_dice.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// The six cards are facts like dice (P5.1): looking does not change them, nor does undoing.
class TstDeck : public QObject
{
    Q_OBJECT

private slots:
    void sixCardsATurn();
    void undoKeepsTheCard();
    void whatIsCertainIsNotAsked();
    void everyCardIsEquallyLikely();
};

namespace {

/// A battle in which both sides always have something to do, up to its first card.
std::unique_ptr<Referee> begun(const Game &game)
{
    Result<std::unique_ptr<Referee>> referee =
        Referee::begin(game, beginCommand(*game.rulebook().scenario(u"blenheim"_s)), nullptr);
    if (!referee)
        qFatal("%s", qPrintable(referee.fault().message));
    while ((*referee)->question() && (*referee)->question()->kind != QuestionKind::Card) {
        if (!(*referee)->answer(QJsonArray()))
            break;
    }
    return std::move(*referee);
}

std::unique_ptr<Game> newGame()
{
    Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    if (!game)
        qFatal("%s", qPrintable(game.fault().message));
    return std::move(*game);
}

Command endPhase()
{
    Command command;
    command.procedure = u"endPhase"_s;
    return command;
}

/// Ends the phase and answers all that is asked but a card: nothing, or the lowest dice.
void endPhaseUpToTheCard(Referee &referee)
{
    QVERIFY(referee.perform(endPhase()));
    while (referee.question() && referee.question()->kind != QuestionKind::Card)
        QVERIFY(referee.answer(QJsonArray()));
}

int shown(const State &state)
{
    int count = 0;
    for (const EntityId id : state.entities(u"card"_s))
        count += state.entity(id).number(u"place"_s) > 0 ? 1 : 0;
    return count;
}

} // namespace

void TstDeck::sixCardsATurn()
{
    const std::unique_ptr<Game> game = newGame();
    const std::unique_ptr<Referee> referee = begun(*game);
    QList<QString> colours;
    while (referee->state().moment().turn == 1) {
        if (!referee->question()) {
            endPhaseUpToTheCard(*referee);
            continue;
        }
        const QString colour = referee->question()->options.last().id;
        const int before = shown(referee->state());
        QVERIFY(referee->answer(colour));
        QVERIFY(shown(referee->state()) >= before || referee->state().moment().turn == 2);
    }
    QCOMPARE(referee->state().entities(u"card"_s).size(), 6);
    QCOMPARE(shown(referee->state()), 0);
    for (const EntityId id : referee->state().entities(u"card"_s))
        QVERIFY(referee->state().entity(id).number(u"placeBefore"_s) > 0);
}

void TstDeck::undoKeepsTheCard()
{
    const std::unique_ptr<Game> game = newGame();
    const std::unique_ptr<Referee> referee = begun(*game);
    QVERIFY(referee->question());
    QVERIFY(referee->question()->offered.isNull());
    QVERIFY(referee->answer(u"red"_s));
    QVERIFY(referee->undo());
    QVERIFY(referee->question());
    QCOMPARE(referee->question()->offered.toString(), u"red"_s);
    QRandomGenerator random(7);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(drawCard(*referee->question(), random).toString(), u"red"_s);
    // People may still say what really came.
    QVERIFY(referee->answer(u"black"_s));
    QCOMPARE(referee->state().moment().phase, u"fire"_s);
}

void TstDeck::whatIsCertainIsNotAsked()
{
    const std::unique_ptr<Game> game = newGame();
    const std::unique_ptr<Referee> referee = begun(*game);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(referee->question());
        QCOMPARE(referee->question()->kind, QuestionKind::Card);
        QVERIFY(referee->answer(u"black"_s));
        endPhaseUpToTheCard(*referee);
    }
    // The fourth card has to be red, and nobody was asked.
    QVERIFY(!referee->question());
    QCOMPARE(shown(referee->state()), 4);
    QCOMPARE(referee->state().moment().phase, u"fire"_s);
}

void TstDeck::everyCardIsEquallyLikely()
{
    Question question;
    question.kind = QuestionKind::Card;
    Option two = Option::of(u"black"_s, {});
    two.maximum = 2;
    Option one = Option::of(u"red"_s, {});
    one.maximum = 1;
    question.options = {two, one};
    QRandomGenerator random(1);
    constexpr int draws = 6000;
    int black = 0;
    for (int i = 0; i < draws; ++i)
        black += drawCard(question, random).toString() == u"black" ? 1 : 0;
    QVERIFY(black > draws * 0.63 && black < draws * 0.70);
}

ADJUTANT_TEST(TstDeck)

#include "tst_deck.moc"
