// SPDX-License-Identifier: MIT
#include "app/now/idle_view.h"
#include "app/owed/owed_card.h"
#include "app/owed/owed_panel.h"

#include "tests/support/app/sessions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstOwed : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void debtIsTakenUpByOnePress();
    void offerIsClaimedByKeys();
    void offerIsLetGo();
    void whatTheBattleGoesOnWithIsNotLetGo();
    void parkedQuestionComesBack();
    void whatIsPutAsideStandsOnce();
    void doubleClickTakesUpOne();
    void longNamesFit();
    void cleanup();

private:
    OwedCard *card(int place) const;
    QPushButton *button(int place, const QString &name) const
    {
        return card(place)->findChild<QPushButton *>(name);
    }
    void shoot(int target);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<OwedPanel> m_panel;
};

void TstOwed::init()
{
    m_session = test::toySession();
    m_panel = std::make_unique<OwedPanel>();
    m_panel->setSession(m_session.get());
    m_panel->resize(320, 500);
    m_panel->show();
}

void TstOwed::cleanup()
{
    m_panel.reset();
    m_session.reset();
}

/// The card at \a place among those that are shown.
OwedCard *TstOwed::card(int place) const
{
    QList<OwedCard *> shown;
    for (OwedCard *each : m_panel->findChildren<OwedCard *>()) {
        if (each->isVisible())
            shown.append(each);
    }
    return shown.value(place);
}

void TstOwed::shoot(int target)
{
    QVERIFY(m_session->perform(test::commandOf(u"shoot"_s, {{u"unit"_s, 4},
                                                            {u"target"_s, target},
                                                            {u"aim"_s, u"0-10/open"_s},
                                                            {u"dice"_s, QJsonArray{1, 1, 1, 6}}})));
}

void TstOwed::debtIsTakenUpByOnePress()
{
    QSignalSpy titles(m_panel.get(), &SidePanel::titleChanged);
    QCOMPARE(m_panel->count(), 0);
    shoot(8);
    QCOMPARE(m_panel->count(), 1);
    QCOMPARE(titles.size(), 1);
    QCOMPARE(card(0)->item().kind, OwedItem::Kind::Owed);
    QCOMPARE(card(0)->item().cause, u"Rifles 11 was hit and has to rally."_s);
    QTest::mouseClick(button(0, u"takeUpButton"_s), Qt::LeftButton);
    QTRY_VERIFY(m_session->question());
    QCOMPARE(m_session->question()->kind, QuestionKind::Dice);
    QCOMPARE(m_panel->count(), 0); // it is being asked
}

void TstOwed::offerIsClaimedByKeys()
{
    QVERIFY(m_session->perform(
        test::commandOf(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, false}, {u"sight"_s, true}})));
    QCOMPARE(m_panel->count(), 1);
    QCOMPARE(card(0)->item().kind, OwedItem::Kind::Offer);
    QCOMPARE(card(0)->item().side, 2); // the Blues saw the Reds
    m_panel->takeFocus();
    QTest::keyClick(button(0, u"takeUpButton"_s), Qt::Key_Space);
    QTRY_VERIFY(m_session->question());
}

void TstOwed::offerIsLetGo()
{
    QVERIFY(m_session->perform(
        test::commandOf(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, false}, {u"sight"_s, true}})));
    QTest::mouseClick(button(0, u"letGoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(m_panel->count(), 0);
    QVERIFY(m_session->state().owed().isEmpty());
    QVERIFY(m_session->undo());
    QCOMPARE(m_panel->count(), 1);
}

/// The next card of War of the Spanish Succession can wait, and has to come.
void TstOwed::whatTheBattleGoesOnWithIsNotLetGo()
{
    const std::unique_ptr<Session> session = test::wssSession();
    m_panel->setSession(session.get());
    if (!session->question())
        session->act(u"endPhase"_s, EntityId::None);
    while (session->question() && session->question()->kind != QuestionKind::Card)
        QVERIFY(session->answer(QJsonArray()));
    QVERIFY(session->cancel());
    QCOMPARE(m_panel->count(), 1);
    QVERIFY(button(0, u"takeUpButton"_s)->isVisible());
    QVERIFY(!button(0, u"letGoButton"_s)->isVisible());
    m_panel->setSession(m_session.get());
}

void TstOwed::parkedQuestionComesBack()
{
    QVERIFY(m_session->perform(test::commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}})));
    const QString asked = m_session->question()->key;
    QVERIFY(m_session->park());
    QCOMPARE(m_panel->count(), 1);
    QCOMPARE(card(0)->item().kind, OwedItem::Kind::Parked);
    QVERIFY(!button(0, u"letGoButton"_s)->isVisible());
    QTest::mouseClick(button(0, u"takeUpButton"_s), Qt::LeftButton);
    QTRY_VERIFY(m_session->question());
    QCOMPARE(m_session->question()->key, asked);
    QCOMPARE(m_panel->count(), 0);
}

/// Among what is parked and not among what is owed, too; here and where nothing is asked.
void TstOwed::whatIsPutAsideStandsOnce()
{
    shoot(8);
    IdleView idle(*m_session, nullptr);
    const auto buttonsIn = [&idle](const QString &box) {
        idle.refresh();
        return idle.findChild<QWidget *>(box)->layout()->count();
    };
    QCOMPARE(buttonsIn(u"owedBox"_s), 1);
    QVERIFY(m_session->settle(m_session->state().owed().constFirst().id));
    QVERIFY(m_session->park());
    QCOMPARE(buttonsIn(u"owedBox"_s), 0);
    QCOMPARE(buttonsIn(u"parkedBox"_s), 1);
    QCOMPARE(m_panel->count(), 1);
}

void TstOwed::doubleClickTakesUpOne()
{
    shoot(8);
    QVERIFY(m_session->perform(test::commandOf(u"shoot"_s, {{u"unit"_s, 5},
                                                            {u"target"_s, 9},
                                                            {u"aim"_s, u"0-10/open"_s},
                                                            {u"dice"_s, QJsonArray{1, 1, 1, 6}}})));
    QCOMPARE(m_panel->count(), 2);
    QPushButton *first = button(0, u"letGoButton"_s);
    QTest::mouseClick(first, Qt::LeftButton);
    QTest::mouseDClick(first, Qt::LeftButton); // its second press comes as a double click
    QCoreApplication::processEvents();
    QVERIFY(m_panel->count() <= 1);
    QTest::mousePress(first, Qt::LeftButton);
}

void TstOwed::longNamesFit()
{
    QVERIFY(m_session->perform(test::commandOf(
        u"set"_s, {{u"entity"_s, 8}, {u"key"_s, u"name"_s}, {u"value"_s, QString(300, u'W')}})));
    shoot(8);
    QCoreApplication::processEvents();
    QVERIFY(card(0)->width() <= m_panel->width());
}

ADJUTANT_TEST(TstOwed)

#include "tst_owed.moc"
