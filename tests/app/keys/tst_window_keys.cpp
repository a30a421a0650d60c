// SPDX-License-Identifier: MIT
#include "app/hand/hand_view.h"
#include "app/now/length_prompt.h"
#include "app/now/now_panel.h"
#include "app/session/lookback.h"

#include "tests/support/app/sample_questions.h"
#include "tests/support/app/sessions.h"
#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The keys of the referee go where they belong, once, whatever was clicked before.
class TstWindowKeys : public QObject
{
    Q_OBJECT

private slots:
    void aHeldKeyEndsOneTurn();
    void aHeldKeyIsOneDie();
    void aHeldKeyGoesOnCounting();
    void aDoubleClickEndsOneTurn();
    void aDoubleClickOnAStepIsTwo();
    void aClickedButtonLeavesTheKeys_data();
    void aClickedButtonLeavesTheKeys();
    void allDoneHasAKey();
    void enterIsForTheUnitAfterTheTimeline();
    void enterIsForTheCorrection();
    void escapeLeavesByHandFromAChoice();
    void undoIsTheBattlesInAnEmptyField_data();
    void undoIsTheBattlesInAnEmptyField();
    void undoIsTheLengthsWhileItIsTyped();
};

namespace {

/// As a keyboard does it: a press, then repeats, then the release.
void hold(const WindowDriver &driver, Qt::Key key, const QString &text)
{
    const auto send = [&](QEvent::Type type, bool repeated) {
        QWidget *focus = driver.window().focusWidget();
        QKeyEvent event(type, key, Qt::NoModifier, text, repeated);
        QApplication::sendEvent(focus ? focus : &driver.window(), &event);
        QCoreApplication::processEvents();
    };
    send(QEvent::KeyPress, false);
    for (int i = 0; i < 5; ++i) {
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
}

/// As Qt tells of it: the second press is another event.
void doubleClick(QAbstractButton *button)
{
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseDClick(button, Qt::LeftButton);
    QTest::mouseRelease(button, Qt::LeftButton);
    QCoreApplication::processEvents();
}

/// Squad 1 shoots at squad 11.
void shoot(app::Session &session)
{
    session.perform(
        commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}}));
    session.answer(QJsonArray{6, 6, 6, 1});
    QCoreApplication::processEvents();
}

} // namespace

void TstWindowKeys::aHeldKeyEndsOneTurn()
{
    const WindowDriver driver(toySession(3));
    const EntityId first = driver.session().state().moment().side;
    hold(driver, Qt::Key_E, u"e"_s);
    QVERIFY(driver.session().state().moment().side != first);
    driver.session().undo();
    QCOMPARE(driver.session().state().moment().side, first);
    QVERIFY(!driver.session().referee().canUndo());
}

void TstWindowKeys::aHeldKeyIsOneDie()
{
    Question question = sampleQuestion(QuestionKind::Dice);
    question.dice = {question.dice.first()};
    question.dice.first().count = 3;
    const WindowDriver driver(askingSession(question));
    hold(driver, Qt::Key_6, u"6"_s);
    QVERIFY(driver.session().question());
    driver.type(u"54"_s);
    QVERIFY(!driver.session().question());
    QCOMPARE(lastAnswer(driver.session())[u"groups"_s][0][u"faces"_s], (QJsonArray{6, 5, 4}));
}

void TstWindowKeys::aHeldKeyGoesOnCounting()
{
    Question question = sampleQuestion(QuestionKind::Tally);
    question.options.first().maximum = 6;
    const WindowDriver driver(askingSession(question));
    hold(driver, Qt::Key_Plus, u"+"_s);
    driver.press(Qt::Key_Return);
    QCOMPARE(lastAnswer(driver.session())[question.options.first().id], QJsonValue(6));
}

void TstWindowKeys::aDoubleClickEndsOneTurn()
{
    const WindowDriver driver(toySession(3));
    const EntityId first = driver.session().state().moment().side;
    doubleClick(driver.find<QAbstractButton>(u"endTurnButton"_s));
    QVERIFY(driver.session().state().moment().side != first);
    driver.session().undo();
    QVERIFY(!driver.session().referee().canUndo());
}

void TstWindowKeys::aDoubleClickOnAStepIsTwo()
{
    const WindowDriver driver(toySession(3));
    shoot(driver.session());
    driver.session().perform(commandOf(u"endTurn"_s));
    doubleClick(driver.find<QAbstractButton>(u"undoButton"_s));
    QVERIFY(!driver.session().referee().canUndo());
}

void TstWindowKeys::aClickedButtonLeavesTheKeys_data()
{
    QTest::addColumn<bool>("byTab");
    QTest::newRow("clicked") << false;
    QTest::newRow("reached by Tab") << true; // it is disabled when all is done
}

void TstWindowKeys::aClickedButtonLeavesTheKeys()
{
    QFETCH(const bool, byTab);
    for (const Qt::Key page : {Qt::Key_F2, Qt::Key_F6}) {
        const WindowDriver driver(toySession(3));
        shoot(driver.session());
        driver.press(page);
        driver.press(Qt::Key_Escape);
        driver.window().findChild<app::NowPanel *>()->setFocus();
        auto *button = driver.find<QAbstractButton>(u"allDoneButton"_s);
        QVERIFY(button->isEnabled());
        if (byTab) {
            button->setFocus(Qt::TabFocusReason);
            driver.press(Qt::Key_Return);
        } else {
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(!button->isEnabled());
        driver.session().lookback().close();
        driver.type(u"2"_s);
        QCOMPARE(driver.session().selected(), driver.unit(2).id());
    }
}

void TstWindowKeys::allDoneHasAKey()
{
    const WindowDriver driver(toySession(3));
    shoot(driver.session());
    const auto *button = driver.find<QAbstractButton>(u"allDoneButton"_s);
    QVERIFY(button->isEnabled());
    QVERIFY2(button->text().contains(u"Ctrl+D"_s), qPrintable(button->text()));
    driver.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!button->isEnabled());
}

void TstWindowKeys::enterIsForTheUnitAfterTheTimeline()
{
    const WindowDriver driver(teawSession());
    driver.press(Qt::Key_F6);
    QVERIFY(driver.session().lookback().isOpen());
    driver.press(Qt::Key_Escape);
    const StepId before = driver.session().journal().head();
    driver.type(u"2\n"_s);
    QVERIFY(!driver.session().lookback().isOpen());
    QVERIFY(driver.session().journal().head() != before);
}

void TstWindowKeys::enterIsForTheCorrection()
{
    const WindowDriver driver(toySession(3));
    shoot(driver.session());
    driver.press(Qt::Key_F6);
    const auto *entries = driver.find<QTreeView>(u"entries"_s);
    QVERIFY(entries->hasFocus());
    driver.type(u"1"_s); // the first answer of the entry
    QVERIFY(!entries->hasFocus());
    driver.press(Qt::Key_Escape); // back to the moment
    driver.press(Qt::Key_Escape); // back to now
    QVERIFY(driver.window().findChild<app::NowPanel *>()->hasFocus());
}

void TstWindowKeys::escapeLeavesByHandFromAChoice()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2"_s);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    const auto *view = driver.window().findChild<app::HandView *>();
    QVERIFY(view->isVisible());
    auto *choice = view->findChild<QComboBox *>();
    QVERIFY(choice);
    choice->setFocus();
    driver.press(Qt::Key_Escape);
    QVERIFY(!view->isVisible());
}

void TstWindowKeys::undoIsTheBattlesInAnEmptyField_data()
{
    QTest::addColumn<QString>("field");
    QTest::newRow("log") << u"logFilterEdit"_s;
    QTest::newRow("reference") << u"searchEdit"_s;
    QTest::newRow("order of battle") << u"filterEdit"_s;
}

/// What was typed is undone first: it is what the referee did last.
void TstWindowKeys::undoIsTheBattlesInAnEmptyField()
{
    QFETCH(const QString, field);
    const WindowDriver driver(toySession(3));
    shoot(driver.session());
    driver.press(field == u"searchEdit" ? Qt::Key_F2 : Qt::Key_F3);
    auto *edit = driver.find<QLineEdit>(field);
    edit->show();
    edit->setFocus();
    QCOMPARE(driver.window().focusWidget(), edit);
    const StepId shot = driver.session().journal().head();
    QTest::keyClicks(edit, u"squ"_s);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(edit->text(), QString());
    QCOMPARE(driver.session().journal().head(), shot);
    driver.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(edit->text(), u"squ"_s);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.session().journal().head() != shot);
    edit->setText(QString()); // nothing to do again, either
    edit->setFocus();
    driver.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(driver.session().journal().head(), shot);
}

void TstWindowKeys::undoIsTheLengthsWhileItIsTyped()
{
    const WindowDriver driver(askingSession(sampleQuestion(QuestionKind::Length)));
    QVERIFY(driver.session().question());
    auto *length = driver.window().findChild<app::LengthPrompt *>()->findChild<QLineEdit *>();
    length->setFocus();
    driver.type(u"3"_s);
    QCOMPARE(length->text(), u"3"_s);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.session().question());
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!driver.session().question());
}

ADJUTANT_TEST(TstWindowKeys)

} // namespace adjutant::test

#include "tst_window_keys.moc"
