// SPDX-License-Identifier: MIT
#include "core/referee/offer.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// P9.5, wss.move.officer_timing: no officer rides between a test that is called and its dice.
class TstOfficers : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void offeredNothingWhileDiceAreOut();
    void joiningIsNotKeptForTheDice();
    void refereeMayLetItPass();

private:
    void callDice();
    QString question() const { return m_battle->referee().question()->name; }

    std::unique_ptr<SampleBattle> m_battle;
};

void TstOfficers::init()
{
    m_battle = std::make_unique<SampleBattle>();
    m_battle->draw(u"red"_s);
    m_battle->endPhase();
    m_battle->draw(u"red"_s);
    m_battle->endPhase();
    m_battle->draw(u"red"_s);
    QCOMPARE(m_battle->state().moment().phase, u"infantry"_s);
}

/// Howe's Regiment (11) attacks the Régiment de Navarre (1), up to the dice.
void TstOfficers::callDice()
{
    Command attack = m_battle->order(u"attack"_s, 11);
    attack.arguments.insert(u"target"_s, adjutant::number(m_battle->unit(1)));
    attack.arguments.insert(u"over"_s, u"open"_s);
    attack.arguments.insert(u"modifiers"_s, QJsonArray());
    QVERIFY(m_battle->referee().perform(attack));
    QCOMPARE(question(), u"faceoff"_s);
}

void TstOfficers::offeredNothingWhileDiceAreOut()
{
    const EntityId officer = m_battle->unit(19);
    QVERIFY(!offerOf(m_battle->referee(), officer, u"join"_s).refusal);
    callDice();
    for (const QString &action : {u"ride"_s, u"join"_s}) {
        const Offer offer = offerOf(m_battle->referee(), officer, action);
        QVERIFY2(offer.refusal, qPrintable(action));
        QCOMPARE(offer.refusal->text.key(), u"refusal.unthrown"_s);
        QCOMPARE(offer.refusal->rule, u"P9.5"_s);
    }
    QVERIFY(m_battle->referee().answer(QJsonArray{3, 3}));
    QVERIFY(!offerOf(m_battle->referee(), officer, u"join"_s).refusal);
}

/// An officer who was asked whom he joins before the attack does not answer after it.
void TstOfficers::joiningIsNotKeptForTheDice()
{
    QVERIFY(m_battle->referee().perform(m_battle->order(u"join"_s, 19)));
    QCOMPARE(question(), u"target"_s);
    const StepId joining = m_battle->referee().journal().open().front;
    callDice();
    QVERIFY(m_battle->referee().resume(joining));
    const Result<Reply> reply =
        m_battle->referee().answer(QString::number(number(m_battle->unit(11))));
    QVERIFY(reply && reply->refusal);
    QCOMPARE(reply->refusal->rule, u"P9.5"_s);
    QVERIFY(m_battle->state().entity(m_battle->unit(19)).linked(u"with"_s).isEmpty());
}

void TstOfficers::refereeMayLetItPass()
{
    callDice();
    Command ride = m_battle->order(u"ride"_s, 19);
    Result<Reply> reply = m_battle->referee().perform(ride);
    QVERIFY(reply && reply->refusal);
    ride.allowed = {reply->refusal->key()};
    reply = m_battle->referee().perform(ride);
    QVERIFY(reply && !reply->refusal);
    QCOMPARE(question(), u"faceoff"_s);
    QVERIFY(m_battle->state().entity(m_battle->unit(19)).flag(u"rode"_s));
}

ADJUTANT_TEST(TstOfficers)

} // namespace adjutant::test

#include "tst_officers.moc"
