// SPDX-License-Identifier: MIT
#include "app/rule_table/rule_table.h"
#include "app/style/design.h"

#include "core/referee/table_row.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// From a cell of a table to a house rule, in the real window.
class TstHouseRuleCell : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void opens_data();
    void opens();
    void keysAreTheHouseRules();
    void keysLeaveTheQuestionAlone();
};

namespace {

/// No. 2 Assault shoots: the table in use stands below the question.
WindowDriver asked()
{
    WindowDriver driver(teawSession());
    driver.type(u"2s21"_s);
    return driver;
}

app::RuleTable &tableOf(const WindowDriver &driver)
{
    return *driver.find<app::RuleTable>(u"ruleTable"_s);
}

/// The number of dice of six figures.
QPoint cellOf(const WindowDriver &driver)
{
    const app::RuleTable &table = tableOf(driver);
    return table.visualRect(table.model()->index(0, 1)).center();
}

bool isOpen(const WindowDriver &driver)
{
    return driver.button(u"Make this a house rule"_s) != nullptr;
}

void rightClick(const WindowDriver &driver)
{
    QWidget *cells = tableOf(driver).viewport();
    QContextMenuEvent right(QContextMenuEvent::Mouse, cellOf(driver),
                            cells->mapToGlobal(cellOf(driver)));
    QCoreApplication::sendEvent(cells, &right);
}

int diceOfSix(const WindowDriver &driver)
{
    return Row(*driver.session().rulebook().table(u"shoot"_s), 0, driver.session().state())
        .number(u"dice"_s);
}

} // namespace

void TstHouseRuleCell::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstHouseRuleCell::opens_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"right click", "long press", "double click", "Enter"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TstHouseRuleCell::opens()
{
    QFETCH(const QString, way);
    const WindowDriver driver = asked();
    app::RuleTable &table = tableOf(driver);
    const auto *hint = driver.find<QLabel>(u"houseLabel"_s);
    QVERIFY(hint->isVisible() && !hint->text().isEmpty());
    QVERIFY(!isOpen(driver));
    QWidget *cells = table.viewport();
    if (way == u"right click"_s) {
        rightClick(driver);
    } else if (way == u"long press"_s) {
        QTest::mousePress(cells, Qt::LeftButton, {}, cellOf(driver));
        QTRY_VERIFY(isOpen(driver));
        QTest::mouseRelease(cells, Qt::LeftButton, {}, cellOf(driver));
    } else if (way == u"double click"_s) {
        QTest::mouseClick(cells, Qt::LeftButton, {}, cellOf(driver));
        QTest::mouseDClick(cells, Qt::LeftButton, {}, cellOf(driver));
    } else {
        table.setCurrentIndex(table.model()->index(0, 1));
        table.setFocus();
        driver.press(Qt::Key_Return);
    }
    QVERIFY(isOpen(driver));
}

void TstHouseRuleCell::keysAreTheHouseRules()
{
    const WindowDriver driver = asked();
    const int printed = diceOfSix(driver);
    rightClick(driver);
    driver.type(u"+\n"_s);
    QVERIFY(!isOpen(driver));
    QCOMPARE(diceOfSix(driver), printed + 1);
    rightClick(driver);
    driver.type(u"12\n"_s);
    QCOMPARE(diceOfSix(driver), 12);
    rightClick(driver);
    driver.press(Qt::Key_Escape);
    QVERIFY(!isOpen(driver));
    QCOMPARE(diceOfSix(driver), 12);
}

/// Nor is anything else done behind the bar.
void TstHouseRuleCell::keysLeaveTheQuestionAlone()
{
    const WindowDriver driver = asked();
    const StepId head = driver.session().journal().head();
    const QString question = driver.session().question()->key;
    rightClick(driver);
    driver.type(u"13p?nye"_s);
    driver.press(Qt::Key_Backspace);
    QCOMPARE(driver.session().journal().head(), head);
    QVERIFY(driver.session().question());
    QCOMPARE(driver.session().question()->key, question);
    QVERIFY(isOpen(driver));
    QVERIFY(!driver.session().refusal());
}

ADJUTANT_TEST(TstHouseRuleCell)

} // namespace adjutant::test

#include "tst_house_rule_cell.moc"
