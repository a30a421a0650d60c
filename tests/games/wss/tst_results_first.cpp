// SPDX-License-Identifier: MIT
#include "core/referee/offer.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// P5.3: fights and tests are resolved as they arise, and what they bring about in its order.
class TstResultsFirst : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void calledTestComesFirst();
    void resultIsNotGivenUp();
    void refereeMayLetItBeGivenUp();
    void whatIsOwedHoldsBackWhenPutAside();
    void owedIsDoneInItsOrder();
    void testsOfOneKindHaveNoOrder();
    void resultWithoutItsTargetHoldsNobodyBack();
    void whatIsLetPassIsNotAskedAnyMore();
    void whatTheBattleGoesOnWithIsNotLetPass();
    void aFightThatEndsIsOwedNoMore();
    void whatIsGivenUpIsTakenBack();
    void whatIsTakenUpAgainIsNotToldAgain();

private:
    void attack();
    void rout();
    Result<Reply> answer(const QJsonValue &value) { return referee().answer(value); }
    QString refusalOf(const Result<Reply> &reply) const;
    QString refusedNow(int number) const;
    int owed(const QString &procedure, qsizetype nth = 0) const;
    Referee &referee() const { return m_battle->referee(); }
    QString question() const { return referee().question() ? referee().question()->name : u""_s; }

    std::unique_ptr<SampleBattle> m_battle;
};

void TstResultsFirst::init()
{
    m_battle = std::make_unique<SampleBattle>();
    for (int card = 0; card < 3; ++card) {
        if (card > 0)
            m_battle->endPhase();
        m_battle->draw(u"red"_s);
    }
    QCOMPARE(m_battle->state().moment().phase, u"infantry"_s);
}

QString TstResultsFirst::refusalOf(const Result<Reply> &reply) const
{
    return reply && reply->refusal ? reply->refusal->key() + u' ' + reply->refusal->rule
                                   : QString();
}

/// Why the unit of that number may not move now.
QString TstResultsFirst::refusedNow(int number) const
{
    const Offer offer = offerOf(referee(), m_battle->unit(number), u"move"_s);
    return offer.refusal ? offer.refusal->key() + u' ' + offer.refusal->rule : QString();
}

/// The number of the owed item of that procedure; 0 where there is none.
int TstResultsFirst::owed(const QString &procedure, qsizetype nth) const
{
    for (const Owed &item : referee().journal().state().owed()) {
        if (item.procedure == procedure && nth-- == 0)
            return item.id;
    }
    return 0;
}

/// Howe's Regiment (11) attacks the Régiment de Navarre (1), up to the dice.
void TstResultsFirst::attack()
{
    Command command = m_battle->order(u"attack"_s, 11);
    command.arguments.insert(u"target"_s, number(m_battle->unit(1)));
    command.arguments.insert(u"over"_s, u"open"_s);
    command.arguments.insert(u"modifiers"_s, QJsonArray());
    QVERIFY(referee().perform(command));
    QCOMPARE(question(), u"faceoff"_s);
}

/// It routs the Régiment de Navarre past two friends who have pips, up to the dice of the first.
void TstResultsFirst::rout()
{
    for (const int id : {2, 3})
        m_battle->set(m_battle->unit(id), u"pips"_s, 3);
    attack();
    QVERIFY(answer(QJsonArray{6, 1}));
    QCOMPARE(question(), u"path"_s);
    QJsonArray near;
    for (const int id : {2, 3})
        near.append(u"near-%1"_s.arg(number(m_battle->unit(id))));
    const Result<Reply> went = answer(near);
    QVERIFY2(went, qPrintable(went ? QString() : went.fault().message));
    QCOMPARE(question(), u"friendsDie"_s);
    QVERIFY(owed(u"friendsTest"_s, 1) != 0 && owed(u"gloryMove"_s) != 0);
}

void TstResultsFirst::calledTestComesFirst()
{
    QCOMPARE(refusedNow(12), QString());
    attack();
    QCOMPARE(refusedNow(12), u"refusal.unplayed P5.3"_s);
    QVERIFY(referee().park());
    QCOMPARE(refusedNow(12), u"refusal.unplayed P5.3"_s);
    QVERIFY(referee().resume(referee().journal().open().entries.constFirst().entry));
    QVERIFY(answer(QJsonArray{3, 3})); // a fight, at the end of the phase
    QCOMPARE(refusedNow(12), QString());
}

void TstResultsFirst::resultIsNotGivenUp()
{
    attack();
    QVERIFY(answer(QJsonArray{6, 1}));
    QCOMPARE(question(), u"path"_s);
    QCOMPARE(refusalOf(referee().cancel()), u"refusal.decided P5.3"_s);
    QCOMPARE(question(), u"path"_s);
    QVERIFY(referee().undo()); // the throw
    QCOMPARE(question(), u"faceoff"_s);
    QCOMPARE(refusalOf(referee().cancel()), QString()); // nothing was thrown
    QCOMPARE(question(), QString());
}

void TstResultsFirst::refereeMayLetItBeGivenUp()
{
    attack();
    QVERIFY(answer(QJsonArray{6, 1}));
    const Result<Reply> reply = referee().cancel({u"refusal.decided"_s});
    QVERIFY(reply && !reply->refusal);
    QCOMPARE(question(), QString());
    QCOMPARE(reply->lines.size(), 1); // the log says what was let pass
    QCOMPARE(reply->lines.constFirst().rule, u"P5.3"_s);
}

/// P13.5: a test that somebody puts aside or gives up is still the next thing.
void TstResultsFirst::whatIsOwedHoldsBackWhenPutAside()
{
    rout();
    QCOMPARE(refusalOf(referee().cancel()), QString());
    QCOMPARE(question(), QString());
    QCOMPARE(refusedNow(12), u"refusal.unplayed P5.3"_s);
    QVERIFY(offerOf(referee(), m_battle->unit(19), u"join"_s).refusal); // P9.5: it was called
    QVERIFY(referee().settle(owed(u"friendsTest"_s)));
    QCOMPARE(question(), u"friendsDie"_s);
    QVERIFY(answer(QJsonArray{6}));
    QVERIFY(answer(QJsonArray{6}));
    QCOMPARE(question(), u"overrun"_s); // by the move with glory
    QCOMPARE(refusedNow(12), u"refusal.unplayed P5.3"_s);
    QVERIFY(!offerOf(referee(), m_battle->unit(19), u"join"_s).refusal); // no dice are called for
    QVERIFY(answer(QJsonArray()));
    QVERIFY(answer(u"none"_s)); // nobody is attacked
    QCOMPARE(refusedNow(12), QString());
}

/// P13.5: the friends' tests come before the attack with glory.
void TstResultsFirst::owedIsDoneInItsOrder()
{
    rout();
    const int glory = owed(u"gloryMove"_s);
    QCOMPARE(refusalOf(referee().settle(glory)), u"refusal.unplayed P5.3"_s);
    QVERIFY(referee().cancel());
    QCOMPARE(refusalOf(referee().settle(glory)), u"refusal.unplayed P5.3"_s);
    const Result<Reply> let = referee().settle(glory, {u"refusal.unplayed"_s});
    QVERIFY(let && !let->refusal);
    QCOMPARE(question(), u"overrun"_s);
}

void TstResultsFirst::testsOfOneKindHaveNoOrder()
{
    rout();
    const int second = owed(u"friendsTest"_s, 1);
    QCOMPARE(refusalOf(referee().settle(second)), QString());
    QCOMPARE(question(), u"friendsDie"_s);
    QCOMPARE(referee().frontCommand()->owed, second);
}

/// Dice whose target was taken off by hand decide nothing any more.
void TstResultsFirst::resultWithoutItsTargetHoldsNobodyBack()
{
    attack();
    QVERIFY(answer(QJsonArray{6, 1}));
    QVERIFY(referee().park());
    QCOMPARE(refusedNow(12), u"refusal.unplayed P5.3"_s);
    Command remove;
    remove.procedure = u"remove"_s;
    remove.arguments = {{u"entity"_s, number(m_battle->unit(1))}};
    QVERIFY(referee().perform(remove));
    QCOMPARE(refusedNow(12), QString());
}

void TstResultsFirst::whatIsLetPassIsNotAskedAnyMore()
{
    rout();
    const auto drop = [this](int item) {
        Command command;
        command.procedure = u"drop"_s;
        command.arguments = {{u"owed"_s, item}};
        return referee().perform(command);
    };
    const int second = owed(u"friendsTest"_s, 1);
    QVERIFY(drop(owed(u"friendsTest"_s))); // the die that is being asked for
    QCOMPARE(question(), u"friendsDie"_s);
    QCOMPARE(referee().frontCommand()->owed, second);
    QVERIFY(referee().park());
    QVERIFY(drop(second));
    QCOMPARE(question(), u"overrun"_s); // the move with glory is next
    QVERIFY(answer(QJsonArray()));
    QVERIFY(answer(u"none"_s));
    QCOMPARE(refusedNow(12), QString()); // what is put aside holds nobody back
    const QList<OpenEntry> aside = referee().journal().open().entries;
    QCOMPARE(aside.size(), 1);
    const Result<Reply> late = referee().resume(aside.constFirst().entry);
    QVERIFY(late && late->givenUp);
}

void TstResultsFirst::whatTheBattleGoesOnWithIsNotLetPass()
{
    m_battle = std::make_unique<SampleBattle>(); // its first card is asked for
    const int card = owed(u"drawCard"_s);
    QVERIFY(card != 0);
    Command drop;
    drop.procedure = u"drop"_s;
    drop.arguments = {{u"owed"_s, card}};
    drop.allowed = {u"*"_s};
    QCOMPARE(refusalOf(referee().perform(drop)), u"refusal.goesOn "_s);
    QCOMPARE(owed(u"drawCard"_s), card);
}

/// P18.1: its round was put aside, and one side of it is gone.
void TstResultsFirst::aFightThatEndsIsOwedNoMore()
{
    attack();
    QVERIFY(answer(QJsonArray{3, 3}));
    Command end;
    end.procedure = u"endPhase"_s;
    QVERIFY(referee().perform(end));
    while (owed(u"fightRound"_s) == 0)
        QVERIFY(answer(QJsonArray()));
    QVERIFY(referee().park());
    const StepId round = referee().journal().open().entries.constFirst().entry;
    Command remove;
    remove.procedure = u"remove"_s;
    remove.arguments = {{u"entity"_s, number(m_battle->unit(1))}};
    QVERIFY(referee().perform(remove));
    QCOMPARE(owed(u"fightRound"_s), 0);
    const Result<Reply> late = referee().resume(round);
    QVERIFY(late && late->givenUp);
    QCOMPARE(late->lines.size(), 1);
}

/// The move that people were told to make is to be taken back.
void TstResultsFirst::whatIsGivenUpIsTakenBack()
{
    attack();
    const Result<Reply> told = answer(QJsonArray{6, 1});
    QVERIFY(told);
    QCOMPARE(told->instructions.size(), 1);
    const Result<Reply> given = referee().cancel({u"*"_s});
    QVERIFY(given);
    QCOMPARE(given->instructions.size(), 1);
    QCOMPARE(given->instructions.constFirst().text.key(), u"table.moveBack"_s);
    QCOMPARE(given->instructions.constFirst().subject, m_battle->unit(1));
}

void TstResultsFirst::whatIsTakenUpAgainIsNotToldAgain()
{
    attack();
    QVERIFY(answer(QJsonArray{6, 1}));
    const StepId entry = referee().journal().open().front;
    QVERIFY(referee().park());
    Result<Reply> reply = referee().resume(entry);
    QVERIFY(reply);
    QCOMPARE(question(), u"path"_s);
    QVERIFY(reply->instructions.isEmpty());
    // Nor where something else was done in between.
    Command ride = m_battle->order(u"ride"_s, 19);
    ride.allowed = {u"*"_s};
    reply = referee().perform(ride);
    QVERIFY(reply && !reply->refusal);
    QCOMPARE(question(), u"path"_s);
    QVERIFY(reply->instructions.isEmpty());
    // What was to be made and is no more is taken back.
    QVERIFY(referee().park());
    Command remove;
    remove.procedure = u"remove"_s;
    remove.arguments = {{u"entity"_s, number(m_battle->unit(1))}};
    QVERIFY(referee().perform(remove));
    reply = referee().resume(entry);
    QVERIFY(reply && reply->givenUp);
    QCOMPARE(reply->instructions.size(), 1);
    QCOMPARE(reply->instructions.constFirst().text.key(), u"table.moveBack"_s);
}

ADJUTANT_TEST(TstResultsFirst)

} // namespace adjutant::test

#include "tst_results_first.moc"
