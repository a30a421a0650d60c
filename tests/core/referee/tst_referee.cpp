// SPDX-License-Identifier: MIT
#include "core/referee/offer.h"
#include "core/referee/referee.h"
#include "core/referee/table_row.h"

#include "tests/support/laws.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The conversation of the referee, on the toy game: entities 4 to 6 are the first side's squads, 8
/// to 10 the second's.
class TstReferee : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void answersLeadToTheNextQuestion();
    void argumentsAnswerAhead();
    void nonsenseChangesNothing();
    void refusalCostsNothingAndMayBeAllowed();
    void undoTakesBackOneAnswerAtATime();
    void whatWasUndoneIsNeverLost();
    void diceAreFacts();
    void diceAndScoreMayBeChangedForOneThrow();
    void hitsOnlyAreEnough();
    void anotherCommandParksAndComesBack();
    void parkedStaysParked();
    void whatWasBegunIsNotBegunTwice();
    void dueItemsFollowByThemselves();
    void gateItemsBlockTheTurn();
    void whatBlocksTheTurnIsNamedAtOnce();
    void openQuestionsBlockTheTurn();
    void whatIsDueAtOnceBlocksTheTurn();
    void openQuestionsAreLeftByTheReferee();
    void whatComesBackTooLateIsGivenUp();
    void whatIsPutAsideIsNotOvertaken();
    void offersLapseWithTheTurn();
    void theHandSetsAnyValue();
    void rulingsTakeEffectWithTheNextEntry();
    void houseRulesChangeACell();
    void houseRulesAreWhatACellCanHold();
    void houseRulesAreAgreedBeforeTheBattle();
    void valuesOfABattleAreChecked();
    void sideWithoutUnitsIsRefusedAndAllowed();
    void offersSayWhyNot();
    void storeFailureChangesNothing();

private:
    Reply done(const Result<Reply> &reply);
    Reply perform(const QString &procedure, const QJsonObject &arguments = {});
    Reply answer(const QJsonValue &value);
    int figures(int entity) const;
    QString asked() const;

    ToyGame m_game;
    std::unique_ptr<Referee> m_referee;
};

namespace {

Command commandOf(const QString &procedure, const QJsonObject &arguments = {})
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    return command;
}

QJsonObject shot(int unit, int target, const QString &aim)
{
    return {{u"unit"_s, unit}, {u"target"_s, target}, {u"aim"_s, aim}};
}

/// Whether the turn is held back by these and no others.
bool names(const Refusal &refusal, const QList<Text> &what)
{
    return refusal.text == Text(u"refusal.unfinished"_s).with(u"what"_s, what);
}

/// A disk that is full.
class FullStore : public Store
{
public:
    Result<Done> append(const Step &) override
    {
        return full ? Result<Done>(Fault{u"The disk is full."_s}) : Result<Done>(Done{});
    }
    Result<Done> moveHead(StepId, StepId) override { return append({}); }

    static inline bool full = false;
};

} // namespace

void TstReferee::init()
{
    Result<std::unique_ptr<Referee>> begun = Referee::begin(m_game, toyBattle(), nullptr);
    QVERIFY(begun);
    m_referee = std::move(*begun);
}

Reply TstReferee::done(const Result<Reply> &reply)
{
    if (!reply) {
        QTest::qFail(qPrintable(reply.fault().message), __FILE__, __LINE__);
        return {};
    }
    return *reply;
}

Reply TstReferee::perform(const QString &procedure, const QJsonObject &arguments)
{
    return done(m_referee->perform(commandOf(procedure, arguments)));
}

Reply TstReferee::answer(const QJsonValue &value)
{
    return done(m_referee->answer(value));
}

int TstReferee::figures(int entity) const
{
    return m_referee->state().entity(EntityId{entity}).number(u"figures"_s);
}

QString TstReferee::asked() const
{
    return m_referee->question() ? m_referee->question()->name : QString();
}

void TstReferee::answersLeadToTheNextQuestion()
{
    perform(u"shoot"_s, {{u"unit"_s, 4}});
    QCOMPARE(asked(), u"target"_s);
    answer(8);
    QCOMPARE(asked(), u"aim"_s);
    answer(u"0-10/open"_s);
    QCOMPARE(asked(), u"dice"_s);
    const Reply reply = answer(QJsonArray{3, 2, 1, 6});
    QVERIFY(!m_referee->question());
    QCOMPARE(figures(8), 2);
    QCOMPARE(reply.instructions.size(), 1);
    QVERIFY(!reply.lines.isEmpty());
    QVERIFY(!reply.effects.isEmpty());
}

void TstReferee::argumentsAnswerAhead()
{
    perform(u"shoot"_s, shot(4, 8, u"11-20/cover"_s));
    QCOMPARE(asked(), u"dice"_s);
    QCOMPARE(m_referee->question()->dice.first().score, 6);
}

void TstReferee::nonsenseChangesNothing()
{
    const Standing before = Standing::of(*m_referee);
    QVERIFY(!m_referee->perform(commandOf(u"dance"_s)));
    QVERIFY(!m_referee->perform(commandOf(u"move"_s, {{u"unit"_s, 4}, {u"sigth"_s, true}})));
    QVERIFY(!m_referee->perform(commandOf(u"endTurn"_s, {{u"unit"_s, 4}})));
    QVERIFY(!m_referee->perform(commandOf(u"remove"_s, {{u"entity"_s, 4}, {u"why"_s, 1}})));
    QVERIFY(!m_referee->answer(3));
    QVERIFY(!m_referee->park());
    QVERIFY(!m_referee->cancel());
    QVERIFY(!m_referee->undo());
    QVERIFY(!m_referee->redo());
    QVERIFY(!m_referee->settle(7));
    QVERIFY(!m_referee->jump(StepId{99}));
    QVERIFY(!m_referee->correct(StepId{1}, 3));
    QVERIFY(!m_referee->insert(StepId{1}, commandOf(u"move"_s)));
    QVERIFY(!m_referee->abandonRevision());
    QVERIFY(!m_referee->decide(Revision::Choice::Drop));
    QVERIFY(!m_referee->perform(toyBattle()));
    QVERIFY(Standing::of(*m_referee) == before);

    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    const Standing open = Standing::of(*m_referee);
    for (const QJsonValue &wrong :
         {QJsonValue(true), QJsonValue(u"four"_s), QJsonValue(QJsonArray{1, 2, 3}),
          QJsonValue(QJsonArray{1, 2, 3, 7}), QJsonValue(QJsonArray{0, 2, 3, 4}),
          QJsonValue(QJsonArray{1.5, 2, 3, 4}), QJsonValue(QJsonObject{{u"hits"_s, 5}}),
          QJsonValue(QJsonObject{{u"hits"_s, -1}}), QJsonValue()}) {
        QVERIFY(!m_referee->answer(wrong));
        QVERIFY(Standing::of(*m_referee) == open);
    }
}

void TstReferee::refusalCostsNothingAndMayBeAllowed()
{
    const Standing before = Standing::of(*m_referee);
    Command wrongSide = commandOf(u"shoot"_s, shot(8, 4, u"0-10/open"_s));
    const Reply refused = done(m_referee->perform(wrongSide));
    QVERIFY(refused.refusal);
    QCOMPARE(refused.refusal->rule, u"Y4.1"_s);
    QVERIFY(Standing::of(*m_referee) == before);

    wrongSide.allowed = QStringList{refused.refusal->key()};
    QVERIFY(!done(m_referee->perform(wrongSide)).refusal);
    QCOMPARE(asked(), u"dice"_s);
    done(m_referee->cancel());

    perform(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const Standing aiming = Standing::of(*m_referee);
    const Reply far = answer(QJsonObject{{u"distance"_s, 30}, {u"column"_s, u"open"_s}});
    QVERIFY(far.refusal);
    QVERIFY(Standing::of(*m_referee) == aiming);
    const QJsonValue tooFar = QJsonObject{{u"distance"_s, 30}, {u"column"_s, u"open"_s}};
    QVERIFY(!done(m_referee->answer(tooFar, {far.refusal->key()})).refusal);
    QCOMPARE(asked(), u"dice"_s);
    answer(QJsonObject{{u"hits"_s, 0}});
    // The log says that the rules were set aside.
    bool said = false;
    for (const Line &line : m_referee->journal().step(m_referee->journal().head()).lines)
        said = said || line.text.key() == u"log.allowed";
    QVERIFY(said);
}

void TstReferee::undoTakesBackOneAnswerAtATime()
{
    perform(u"shoot"_s, {{u"unit"_s, 4}});
    answer(8);
    answer(u"0-10/open"_s);
    answer(QJsonArray{3, 3, 3, 1});
    QCOMPARE(figures(8), 1);
    done(m_referee->undo());
    QCOMPARE(asked(), u"dice"_s);
    QCOMPARE(figures(8), 4);
    done(m_referee->undo());
    QCOMPARE(asked(), u"aim"_s);
    done(m_referee->undo());
    QCOMPARE(asked(), u"target"_s);
    done(m_referee->undo());
    QCOMPARE(asked(), QString());
    QVERIFY(!m_referee->canUndo());
    for (int i = 0; i < 4; ++i)
        done(m_referee->redo());
    QCOMPARE(figures(8), 1);
    QVERIFY(!m_referee->canRedo());
}

void TstReferee::whatWasUndoneIsNeverLost()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    answer(QJsonArray{3, 3, 3, 1});
    const StepId shotEnd = m_referee->journal().head();
    // Do A, undo A, do B, do C, undo C: A does not come back by redo, but it is still there.
    done(m_referee->undo());
    done(m_referee->undo());
    perform(u"move"_s, {{u"unit"_s, 5}, {u"mine"_s, false}, {u"sight"_s, false}});
    perform(u"move"_s, {{u"unit"_s, 6}, {u"mine"_s, false}, {u"sight"_s, false}});
    done(m_referee->undo());
    QCOMPARE(figures(8), 4);
    done(m_referee->jump(shotEnd));
    QCOMPARE(figures(8), 1);
    QVERIFY(!m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
}

void TstReferee::diceAreFacts()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    QVERIFY(m_referee->question()->offered.isNull());
    answer(QJsonArray{6, 5, 1, 2});
    done(m_referee->undo());
    done(m_referee->undo());
    // Undoing does not fish for a better roll, whatever the target: the first ones are offered.
    perform(u"shoot"_s, shot(4, 9, u"11-20/open"_s));
    QCOMPARE(m_referee->question()->offered,
             QJsonValue(QJsonObject{
                 {u"groups"_s, QJsonArray{QJsonObject{{u"faces"_s, QJsonArray{6, 5}}}}}}));
    // Another squad's dice are its own, and typing over them is allowed.
    answer(QJsonArray{1, 1});
    perform(u"shoot"_s, shot(5, 9, u"11-20/open"_s));
    QVERIFY(m_referee->question()->offered.isNull());
}

void TstReferee::diceAndScoreMayBeChangedForOneThrow()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    answer(QJsonObject{{u"faces"_s, QJsonArray{2, 2, 1}}, {u"count"_s, 3}, {u"score"_s, 2}});
    QCOMPARE(figures(8), 2);
}

void TstReferee::hitsOnlyAreEnough()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    answer(QJsonObject{{u"hits"_s, 3}});
    QCOMPARE(figures(8), 1);
}

void TstReferee::anotherCommandParksAndComesBack()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    const StepId first = m_referee->journal().open().front;
    perform(u"shoot"_s, shot(5, 8, u"0-10/open"_s));
    QCOMPARE(m_referee->journal().open().entries.size(), 2);
    answer(QJsonObject{{u"hits"_s, 3}});
    QCOMPARE(m_referee->journal().open().front, first);
    QCOMPARE(asked(), u"dice"_s);
    // It meets the state as it is now.
    answer(QJsonObject{{u"hits"_s, 4}});
    QVERIFY(!m_referee->state().contains(EntityId{8}));
}

void TstReferee::parkedStaysParked()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    const StepId first = m_referee->journal().open().front;
    done(m_referee->park());
    QVERIFY(!m_referee->question());
    perform(u"move"_s, {{u"unit"_s, 5}, {u"mine"_s, false}, {u"sight"_s, false}});
    QVERIFY(!m_referee->question());
    done(m_referee->resume(first));
    QCOMPARE(asked(), u"dice"_s);
}

void TstReferee::whatWasBegunIsNotBegunTwice()
{
    const QJsonObject shooting{{u"unit"_s, 4}, {u"target"_s, 8}};
    perform(u"shoot"_s, shooting);
    done(m_referee->park());
    Command again;
    again.procedure = u"shoot"_s;
    again.arguments = shooting;
    const Result<Reply> second = m_referee->perform(again);
    QVERIFY(second && second->refusal);
    QCOMPARE(second->refusal->key(), u"refusal.putAside"_s);
    QVERIFY(!m_referee->question());
    perform(u"shoot"_s, {{u"unit"_s, 5}, {u"target"_s, 8}}); // another unit may
    done(m_referee->park());
    again.allowed = {u"refusal.putAside"_s};
    const Result<Reply> allowed = m_referee->perform(again);
    QVERIFY(allowed && !allowed->refusal);
    QVERIFY(m_referee->question());
}

void TstReferee::dueItemsFollowByThemselves()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, true}, {u"sight"_s, false}});
    QCOMPARE(asked(), u"caught"_s);
    answer(QJsonObject{{u"4"_s, 1}, {u"8"_s, 2}});
    QCOMPARE(figures(4), 3);
    QCOMPARE(figures(8), 2);
    QVERIFY(m_referee->state().owed().isEmpty());
    // What followed by itself is taken back with what caused it.
    done(m_referee->undo());
    QCOMPARE(asked(), u"caught"_s);
    done(m_referee->undo());
    QCOMPARE(asked(), QString());
    QVERIFY(!m_referee->state().entity(EntityId{4}).flag(u"moved"_s));
}

void TstReferee::gateItemsBlockTheTurn()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    answer(QJsonObject{{u"hits"_s, 1}});
    QCOMPARE(m_referee->state().owed().size(), 1);
    QVERIFY(perform(u"endTurn"_s).refusal);
    done(m_referee->settle(m_referee->state().owed().first().id));
    answer(6);
    QVERIFY(!perform(u"endTurn"_s).refusal);
}

/// What is open, and what has to be done before the turn ends besides.
void TstReferee::whatBlocksTheTurnIsNamedAtOnce()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    answer(QJsonObject{{u"hits"_s, 1}});
    perform(u"shoot"_s, shot(5, 9, u"0-10/open"_s));
    const StepId open = m_referee->journal().open().front;
    const Reply refused = perform(u"endTurn"_s);
    QVERIFY(refused.refusal);
    QVERIFY(names(*refused.refusal, {m_referee->journal().step(open).label,
                                     m_referee->state().owed().first().cause}));
}

void TstReferee::openQuestionsBlockTheTurn()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    const StepId first = m_referee->journal().open().front;
    const Reply asked = perform(u"endTurn"_s);
    QVERIFY(asked.refusal);
    QCOMPARE(asked.refusal->rule, u"Y4"_s);
    QVERIFY(names(*asked.refusal, {m_referee->journal().step(first).label}));
    QCOMPARE(m_referee->journal().open().front, first);
    QVERIFY(offers(*m_referee, EntityId::None).first().refusal);
    // Put aside it is open all the same.
    done(m_referee->park());
    QVERIFY(perform(u"endTurn"_s).refusal);
    QVERIFY(offers(*m_referee, EntityId::None).first().refusal);
    done(m_referee->resume(first));
    answer(QJsonObject{{u"hits"_s, 0}});
    QVERIFY(!offers(*m_referee, EntityId::None).first().refusal);
    QVERIFY(!perform(u"endTurn"_s).refusal);
}

void TstReferee::whatIsDueAtOnceBlocksTheTurn()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, true}, {u"sight"_s, false}});
    QCOMPARE(asked(), u"caught"_s);
    done(m_referee->cancel());
    QVERIFY(!m_referee->question());
    const Reply refused = perform(u"endTurn"_s);
    QVERIFY(refused.refusal);
    QVERIFY(names(*refused.refusal, {m_referee->state().owed().first().cause}));
    done(m_referee->settle(m_referee->state().owed().first().id));
    answer(QJsonObject());
    QVERIFY(!perform(u"endTurn"_s).refusal);
}

void TstReferee::openQuestionsAreLeftByTheReferee()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    Command endTurn = commandOf(u"endTurn"_s);
    endTurn.allowed = {perform(u"endTurn"_s).refusal->key()};
    const EntityId side = m_referee->state().moment().side;
    const Reply passed = done(m_referee->perform(endTurn));
    QVERIFY(!passed.refusal);
    QCOMPARE(passed.lines.first().text.key(), u"log.allowed"_s);
    QVERIFY(m_referee->state().moment().side != side);
    // It is not this squad's turn any more: the shot is given up, the log says so, undo brings it.
    QCOMPARE(asked(), QString());
    QCOMPARE(passed.lines.last().text.key(), u"log.givenUp"_s);
    QVERIFY(passed.givenUp);
    QCOMPARE(passed.givenUp->text, passed.lines.last().text);
    done(m_referee->undo());
    QCOMPARE(asked(), u"dice"_s);
}

void TstReferee::whatComesBackTooLateIsGivenUp()
{
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    const StepId shot = m_referee->journal().open().front;
    const Text what = m_referee->journal().step(shot).label;
    done(m_referee->park());
    Command endTurn = commandOf(u"endTurn"_s);
    endTurn.allowed = {perform(u"endTurn"_s).refusal->key()};
    QVERIFY(!done(m_referee->perform(endTurn)).givenUp); // it waits
    const Reply late = done(m_referee->resume(shot));
    QVERIFY(late.givenUp);
    QCOMPARE(late.givenUp->text, Text(u"log.givenUp"_s)
                                     .with(u"what"_s, QList<Text>{what})
                                     .with(u"why"_s, QList<Text>{Text(u"no.turn"_s)}));
    QVERIFY(m_referee->journal().open().entries.isEmpty());
    QVERIFY(!perform(u"endTurn"_s).givenUp); // said once
}

void TstReferee::whatIsPutAsideIsNotOvertaken()
{
    // Two squads cross mines; the blast of the first is put aside.
    perform(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, true}, {u"sight"_s, false}});
    QCOMPARE(asked(), u"caught"_s);
    const StepId first = m_referee->journal().open().front;
    done(m_referee->cancel());
    perform(u"move"_s, {{u"unit"_s, 5}, {u"mine"_s, true}, {u"sight"_s, false}});
    QVERIFY(first != m_referee->journal().open().front);
    QCOMPARE(asked(), u"caught"_s);
    QCOMPARE(m_referee->journal().state().owed().size(), 2);
    done(m_referee->park());
    done(m_referee->note(u"tea"_s, Text(u"word.plain"_s).with(u"word"_s, u"tea"_s)));
    QVERIFY(!m_referee->question());
    done(m_referee->resume(m_referee->journal().open().entries.first().entry));
    answer(QJsonObject());
    QCOMPARE(asked(), u"caught"_s); // now the other one follows
}

void TstReferee::offersLapseWithTheTurn()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, false}, {u"sight"_s, true}});
    QCOMPARE(m_referee->state().owed().first().due, Due::Offer);
    perform(u"endTurn"_s);
    QVERIFY(m_referee->state().owed().isEmpty());
}

void TstReferee::theHandSetsAnyValue()
{
    perform(u"set"_s, {{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, 2}});
    QCOMPARE(figures(4), 2);
    // Beyond its range it is refused, and may be allowed; what means nothing never.
    Command many =
        commandOf(u"set"_s, {{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, 9}});
    QVERIFY(done(m_referee->perform(many)).refusal);
    many.allowed = QStringList{u"*"_s};
    QVERIFY(!done(m_referee->perform(many)).refusal);
    QCOMPARE(figures(4), 9);
    for (const QJsonObject &nonsense :
         {QJsonObject{{u"entity"_s, 99}, {u"key"_s, u"figures"_s}, {u"value"_s, 1}},
          QJsonObject{{u"entity"_s, 4}, {u"key"_s, u"courage"_s}, {u"value"_s, 1}},
          QJsonObject{{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, u"two"_s}},
          QJsonObject{{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, 2.5}},
          QJsonObject{{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, 4294967297.0}},
          QJsonObject{{u"entity"_s, 4}, {u"key"_s, u"figures"_s}},
          QJsonObject{
              {u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, QJsonValue::Null}}}) {
        Command command = commandOf(u"set"_s, nonsense);
        command.allowed = QStringList{u"*"_s};
        QVERIFY(done(m_referee->perform(command)).refusal);
    }
    QVERIFY(perform(u"remove"_s, {{u"entity"_s, 1}}).refusal);
}

void TstReferee::rulingsTakeEffectWithTheNextEntry()
{
    QVERIFY(perform(u"ruling"_s, {{u"id"_s, u"toy.blast"_s}, {u"choice"_s, u"two"_s}}).refusal);
    perform(u"ruling"_s, {{u"id"_s, u"toy.blast"_s}, {u"choice"_s, u"one"_s}});
    perform(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, true}, {u"sight"_s, false}});
    QVERIFY(!m_referee->question());
    QCOMPARE(figures(4), 3);
}

void TstReferee::houseRulesChangeACell()
{
    QVERIFY(
        !perform(
             u"house"_s,
             {{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"hitsOn"_s}, {u"value"_s, 2}})
             .refusal);
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    QCOMPARE(m_referee->question()->dice.first().score, 2);
    done(m_referee->cancel());
    perform(u"house"_s, {{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"hitsOn"_s}});
    perform(u"shoot"_s, shot(4, 8, u"0-10/open"_s));
    QCOMPARE(m_referee->question()->dice.first().score, 3);
}

void TstReferee::houseRulesAreWhatACellCanHold()
{
    const auto house = [this](const QJsonArray &rows, const QString &column, const QJsonValue &to) {
        return perform(
            u"house"_s,
            {{u"table"_s, u"shoot"_s}, {u"rows"_s, rows}, {u"column"_s, column}, {u"value"_s, to}});
    };
    const State before = m_referee->state();
    QVERIFY(house({0}, u"hitsOn"_s, -1).refusal);
    QVERIFY(house({0}, u"hitsOn"_s, 1000).refusal);
    QVERIFY(house({0}, u"hitsOn"_s, 2.5).refusal);
    QVERIFY(house({0}, u"hitsOn"_s, u"six"_s).refusal);
    QVERIFY(house({0}, u"luck"_s, 2).refusal);
    QVERIFY(house({}, u"hitsOn"_s, 2).refusal);
    QVERIFY(house({0, 99}, u"hitsOn"_s, 2).refusal); // none of them is changed
    QCOMPARE(m_referee->state(), before);
    QVERIFY(!house({0, 1}, u"hitsOn"_s, 2).refusal); // one entry
    const Table &table = *m_game.rulebook().table(u"shoot"_s);
    QCOMPARE(Row(table, 1, m_referee->state()).number(u"hitsOn"_s), 2);
    done(m_referee->undo());
    QCOMPARE(m_referee->state(), before);
}

void TstReferee::houseRulesAreAgreedBeforeTheBattle()
{
    Command begin = toyBattle();
    QJsonObject rule{{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"hitsOn"_s}};
    rule.insert(u"value"_s, 2);
    begin.arguments.insert(u"house"_s, QJsonArray{rule});
    const auto begun = Referee::begin(m_game, begin, nullptr);
    QVERIFY(begun);
    const Table &table = *m_game.rulebook().table(u"shoot"_s);
    QCOMPARE(Row(table, 0, (*begun)->state()).number(u"hitsOn"_s), 2);
    rule.insert(u"column"_s, u"luck"_s);
    begin.arguments.insert(u"house"_s, QJsonArray{rule});
    QVERIFY(!Referee::begin(m_game, begin, nullptr));
}

void TstReferee::valuesOfABattleAreChecked()
{
    const auto begins = [this](const QString &key, const QJsonValue &value) {
        Command begin = toyBattle();
        begin.arguments.insert(u"values"_s, QJsonObject{{key, value}});
        return Referee::begin(m_game, begin, nullptr).ok();
    };
    QVERIFY(begins(u"stance"_s, u"up"_s));
    QVERIFY(begins(u"actions"_s, 9));
    QVERIFY(!begins(u"stance"_s, u"sideways"_s));
    QVERIFY(!begins(u"stance"_s, 1));
    QVERIFY(!begins(u"actions"_s, 10));
    QVERIFY(!begins(u"actions"_s, -1));
    QVERIFY(!begins(u"actions"_s, 1.5));
    QVERIFY(!begins(u"actions"_s, u"two"_s));
    QVERIFY(!begins(u"courage"_s, 1));
}

void TstReferee::sideWithoutUnitsIsRefusedAndAllowed()
{
    Command begin = toyBattle(0);
    QVERIFY(!Referee::begin(m_game, begin, nullptr));
    begin.allowed = {u"refusal.emptySide"_s};
    QVERIFY(Referee::begin(m_game, begin, nullptr));
}

void TstReferee::offersSayWhyNot()
{
    const QList<Offer> mine = offers(*m_referee, EntityId{4});
    QCOMPARE(mine.size(), 3);
    QVERIFY(!mine.first().refusal);
    QCOMPARE(mine.first().cost, 1);
    const QList<Offer> theirs = offers(*m_referee, EntityId{8});
    QVERIFY(theirs.first().refusal);
}

void TstReferee::storeFailureChangesNothing()
{
    FullStore::full = false;
    auto begun = Referee::begin(m_game, toyBattle(), std::make_unique<FullStore>());
    QVERIFY(begun);
    Referee &referee = **begun;
    QVERIFY(referee.perform(commandOf(u"shoot"_s, shot(4, 8, u"0-10/open"_s))));
    const Standing before = Standing::of(referee);
    FullStore::full = true;
    QVERIFY(!referee.answer(QJsonObject{{u"hits"_s, 1}}));
    QVERIFY(!referee.perform(commandOf(u"move"_s, {{u"unit"_s, 5}})));
    QVERIFY(!referee.undo());
    QVERIFY(!referee.park());
    QVERIFY(Standing::of(referee) == before);
    FullStore::full = false;
    QVERIFY(referee.answer(QJsonObject{{u"hits"_s, 1}}));
}

ADJUTANT_TEST(TstReferee)

} // namespace adjutant::test

#include "tst_referee.moc"
