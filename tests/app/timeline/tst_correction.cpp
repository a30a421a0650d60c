// SPDX-License-Identifier: MIT
#include "app/now/step_buttons.h"
#include "app/session/lookback.h"
#include "app/style/design.h"
#include "app/timeline/insert_chooser.h"
#include "app/timeline/past_entries.h"

#include "tests/support/app/layout_check.h"
#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What a correction puts up in the timeline goes with it.
class TstCorrection : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void stepsGoWithTheirQuestion_data();
    void stepsGoWithTheirQuestion();
    void aChangeByHandIsPutIn_data();
    void aChangeByHandIsPutIn();
    void nothingByHandIsPutIn();
    void whatIsRefusedByHandThereIsAllowed();
    void aRefusalOfThePastGoesWithIt();
    void byHandIsNotForTheMomentLookedAt();
};

namespace {

bool stepsAreShown(const WindowDriver &driver)
{
    const auto all = driver.window().findChildren<app::StepButtons *>();
    return std::any_of(all.cbegin(), all.cend(),
                       [](const app::StepButtons *steps) { return steps->isVisible(); });
}

/// Squad 1 shoots at squad 11 (one hit), then squad 2 moves.
std::unique_ptr<app::Session> hitAndMove()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(
        commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}}));
    battle->answer(QJsonArray{6, 1, 1, 1});
    battle->perform(
        commandOf(u"move"_s, {{u"unit"_s, 5}, {u"mine"_s, false}, {u"sight"_s, false}}));
    return battle;
}

/// What the entries of the battle did, in their order.
QStringList entriesOf(const app::Session &session)
{
    QStringList procedures;
    for (const app::PastEntry &past : app::pastEntries(session.journal(), session.journal().head()))
        procedures.append(session.journal().step(past.entry).command.procedure);
    return procedures;
}

int figuresOf(const app::Session &session, int unit)
{
    return session.state().entity(EntityId{unit}).number(u"figures"_s);
}

} // namespace

void TstCorrection::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstCorrection::stepsGoWithTheirQuestion_data()
{
    QTest::addColumn<bool>("corrected");
    QTest::newRow("corrected") << true;
    QTest::newRow("left") << false;
}

/// The number of dice and the score are asked for with the dice that are corrected, and not shown
/// below whatever is looked at next.
void TstCorrection::stepsGoWithTheirQuestion()
{
    QFETCH(const bool, corrected);
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(
        commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}}));
    battle->answer(QJsonArray{6, 6, 6, 1});
    const WindowDriver driver(std::move(battle));
    driver.press(Qt::Key_F6);
    QVERIFY(!stepsAreShown(driver));
    driver.type(u"1"_s); // its only answer: the dice
    QVERIFY(stepsAreShown(driver));
    QVERIFY2(layoutFaults(driver.window()).isEmpty(),
             qPrintable(layoutFaults(driver.window()).join(u'\n')));
    if (corrected)
        driver.type(u"6111"_s);
    else
        driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_F6);
    QVERIFY(driver.session().lookback().isOpen());
    QVERIFY(!stepsAreShown(driver));
}

void TstCorrection::aChangeByHandIsPutIn_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"key", "button", "right click"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

/// Figures that nobody took off by hand at the time: before the move, and not now.
void TstCorrection::aChangeByHandIsPutIn()
{
    QFETCH(const QString, way);
    const WindowDriver driver(hitAndMove());
    driver.press(Qt::Key_F6);
    driver.type(u"i13"_s);
    if (way == u"key"_s) {
        driver.press(Qt::Key_H, Qt::ControlModifier);
    } else if (way == u"button"_s) {
        const auto all = driver.window().findChildren<QAbstractButton *>();
        for (QAbstractButton *button : all) {
            if (button->isVisible() &&
                qobject_cast<app::InsertChooser *>(button->parentWidget()->parentWidget()) &&
                button->accessibleName() == u"By hand"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    } else {
        QWidget *list = driver.units()->viewport();
        const QPoint place = driver.placeOf(13).center();
        QContextMenuEvent right(QContextMenuEvent::Mouse, place, list->mapToGlobal(place));
        QCoreApplication::sendEvent(list, &right);
    }
    QVERIFY(driver.session().lookback().isOpen());
    const int before = figuresOf(driver.session(), 10);
    driver.type(u"--"_s);
    QVERIFY(driver.session().lookback().isOpen());
    QCOMPARE(figuresOf(driver.session(), 10), before); // nothing is done before it is finished
    driver.click(u"Done"_s);
    QCoreApplication::processEvents();
    QVERIFY(!driver.session().lookback().isOpen());
    QCOMPARE(figuresOf(driver.session(), 10), before - 2);
    const QStringList entries = entriesOf(driver.session());
    QCOMPARE(entries.mid(entries.size() - 3), (QStringList{u"shoot"_s, u"set"_s, u"move"_s}));
}

void TstCorrection::nothingByHandIsPutIn()
{
    const WindowDriver driver(hitAndMove());
    const StepId head = driver.session().journal().head();
    driver.press(Qt::Key_F6);
    driver.type(u"i13"_s);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    driver.press(Qt::Key_Escape);
    QCoreApplication::processEvents();
    QVERIFY(driver.session().lookback().isOpen());
    QVERIFY(!driver.button(u"Done"_s));
    QCOMPARE(driver.session().journal().head(), head);
}

/// More figures than it began with, beside the question of the past like anywhere.
void TstCorrection::whatIsRefusedByHandThereIsAllowed()
{
    const WindowDriver driver(hitAndMove());
    const int before = figuresOf(driver.session(), 10);
    driver.press(Qt::Key_F6);
    driver.type(u"i13"_s);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    driver.type(u"+"_s);
    QVERIFY(driver.find<QWidget>(u"refusalBar"_s)->isVisible());
    driver.press(Qt::Key_Escape); // left as it is
    QVERIFY(!driver.find<QWidget>(u"refusalBar"_s)->isVisible());
    QCOMPARE(figuresOf(*driver.session().lookback().then(), 10), before);
    driver.type(u"+"_s);
    driver.click(u"Allow anyway"_s);
    QVERIFY(!driver.find<QWidget>(u"refusalBar"_s)->isVisible());
    QCOMPARE(figuresOf(*driver.session().lookback().then(), 10), before + 1);
    QCOMPARE(figuresOf(driver.session(), 10), before);
    driver.click(u"Done"_s);
    QCoreApplication::processEvents();
    QVERIFY(!driver.session().refusal());
    QCOMPARE(figuresOf(driver.session(), 10), before + 1);
}

/// Without "Allow anyway": what was refused there went with the moment.
void TstCorrection::aRefusalOfThePastGoesWithIt()
{
    const WindowDriver driver(hitAndMove());
    driver.press(Qt::Key_F6);
    driver.type(u"i13"_s);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    driver.type(u"+"_s);
    QVERIFY(driver.find<QWidget>(u"refusalBar"_s)->isVisible());
    driver.session().lookback().close();
    QVERIFY(!driver.find<QWidget>(u"refusalBar"_s)->isVisible());
}

void TstCorrection::byHandIsNotForTheMomentLookedAt()
{
    const WindowDriver driver(hitAndMove());
    const StepId head = driver.session().journal().head();
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(driver.session().lookback().isOpen());
    QVERIFY(driver.find<QWidget>(u"refusalBar"_s)->isVisible());
    driver.type(u"-"_s);
    QCOMPARE(driver.session().journal().head(), head);
    driver.press(Qt::Key_Escape); // the word
    driver.press(Qt::Key_Escape); // the look
    driver.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(driver.button(u"Done"_s));
}

ADJUTANT_TEST(TstCorrection)

} // namespace adjutant::test

#include "tst_correction.moc"
