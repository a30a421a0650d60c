// SPDX-License-Identifier: MIT
#include "app/now/dice_prompt.h"
#include "app/now/step_buttons.h"
#include "app/session/lookback.h"
#include "app/style/design.h"
#include "app/widgets/die_button.h"

#include "tests/support/app/layout_check.h"
#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// A throw that is half entered: what may come between, and what is not agreed on.
class TstHalfEntered : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void staysWhileSomethingIsLookedAt_data();
    void staysWhileSomethingIsLookedAt();
    void disputedThrowsStandClear();
    void stepsOfADisputedThrowCount();
};

namespace {

/// No. 2 Assault shoots at Jäger Defence with four dice.
WindowDriver shooting()
{
    WindowDriver driver(teawSession());
    driver.type(u"2s11"_s);
    driver.type(u"1"_s);
    return driver;
}

/// The one prompt for dice that is to be seen.
const app::DicePrompt *promptOf(const WindowDriver &driver)
{
    for (const auto *prompt : driver.window().findChildren<app::DicePrompt *>()) {
        if (prompt->isVisible())
            return prompt;
    }
    return nullptr;
}

qsizetype stepsShown(const WindowDriver &driver)
{
    const auto all = driver.window().findChildren<app::StepButtons *>();
    return std::count_if(all.cbegin(), all.cend(),
                         [](const app::StepButtons *steps) { return steps->isVisible(); });
}

} // namespace

void TstHalfEntered::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstHalfEntered::cleanup()
{
    app::design().setScale(100);
}

void TstHalfEntered::staysWhileSomethingIsLookedAt_data()
{
    QTest::addColumn<QString>("between");
    for (const char *between :
         {"timeline", "by hand", "refused by hand", "roll call", "larger text"})
        QTest::newRow(between) << QString::fromLatin1(between);
}

void TstHalfEntered::staysWhileSomethingIsLookedAt()
{
    QFETCH(const QString, between);
    const WindowDriver driver = shooting();
    QVERIFY(promptOf(driver));
    driver.type(u"65"_s);
    if (between == u"timeline"_s)
        driver.press(Qt::Key_F6);
    else if (between.endsWith(u"by hand"_s))
        driver.press(Qt::Key_H, Qt::ControlModifier);
    else if (between == u"roll call"_s)
        driver.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    else
        driver.press(Qt::Key_Plus, Qt::ControlModifier);
    if (between == u"refused by hand"_s) {
        driver.press(Qt::Key_Down); // its actions: the shot spends one
        driver.press(Qt::Key_Minus);
        QVERIFY(driver.session().refusal());
        driver.press(Qt::Key_Escape);
    }
    if (between != u"larger text"_s) {
        QVERIFY(!promptOf(driver));
        driver.press(Qt::Key_Escape);
    }
    QVERIFY(promptOf(driver));
    QVERIFY(layoutFaults(driver.window()).isEmpty());
    driver.type(u"11"_s); // the last two of four
    QVERIFY(!promptOf(driver));
    const Journal &journal = driver.session().journal();
    const QList<StepId> path = journal.path(journal.head());
    const auto isThrow = [&journal](StepId step) {
        return journal.step(step).answer[u"groups"_s][0][u"faces"_s] == QJsonArray{6, 5, 1, 1};
    };
    QVERIFY(std::any_of(path.cbegin(), path.cend(), isThrow));
}

/// Both claims are entered as any throw is, with nothing on top of the dice.
void TstHalfEntered::disputedThrowsStandClear()
{
    const WindowDriver driver = shooting();
    QCOMPARE(stepsShown(driver), 2);
    driver.type(u"?"_s);
    for (const QString &claim : {u"6111"_s, u"6611"_s}) {
        const auto isWhole = [&driver] { return layoutFaults(driver.window()).isEmpty(); };
        QVERIFY2(QTest::qWaitFor(isWhole, 1000),
                 qPrintable(layoutFaults(driver.window()).join(u'\n')));
        QCOMPARE(stepsShown(driver), 2);
        driver.type(claim);
        QCoreApplication::processEvents();
    }
    QCOMPARE(stepsShown(driver), 0); // one die decides
}

void TstHalfEntered::stepsOfADisputedThrowCount()
{
    const WindowDriver driver = shooting();
    driver.type(u"?"_s);
    const auto dice = [&driver] {
        const auto all = promptOf(driver)->findChildren<app::DieButton *>();
        return std::count_if(all.cbegin(), all.cend(), [](const app::DieButton *die) {
            return die->isVisible() && die->parentWidget()->objectName() != u"facesBox"_s;
        });
    };
    const auto before = dice();
    driver.click(u"Number of dice: one more"_s);
    QCOMPARE(dice(), before + 1);
}

ADJUTANT_TEST(TstHalfEntered)

} // namespace adjutant::test

#include "tst_half_entered.moc"
