// SPDX-License-Identifier: MIT
#include "app/order_of_battle/listing_menu.h"
#include "app/order_of_battle/unit_filter.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/style/design.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::UnitListing;
using app::UnitListModel;
using app::UnitRow;

/// How the units stand in the order of battle: sorted, in groups, of double size, with what is off
/// the table.
class TstUnitListing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void sorted_data();
    void sorted();
    void dangerIsFollowed();
    void brigadesStandTogether();
    void groupsNeedABrigade();
    void doubleSizeForTheThumb();
    void choiceIsKept();
    void menuByKeys();
    void offTheTableAndBack();
    void backByKeys();
    void everyUnitOfManyIsThere();

private:
    static void set(const WindowDriver &driver, int unit, const QString &key, const Value &value);
    static QStringList rows(const WindowDriver &driver);
    static QMenu *openMenu(const WindowDriver &driver);
    static void choose(const WindowDriver &driver, const QString &entry);
};

void TstUnitListing::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstUnitListing::init()
{
    QSettings().remove(u"orderOfBattle"_s);
}

void TstUnitListing::set(const WindowDriver &driver, int unit, const QString &key,
                         const Value &value)
{
    QVERIFY(driver.session().perform(
        commandOf(u"set"_s, {{u"entity"_s, adjutant::number(driver.unit(unit).id())},
                             {u"key"_s, key},
                             {u"value"_s, value.toJson()}})));
}

/// Headings by name, units by number, from above.
QStringList TstUnitListing::rows(const WindowDriver &driver)
{
    QStringList rows;
    for (int i = 0; i < driver.units()->model()->rowCount(); ++i) {
        const auto row =
            driver.units()->model()->index(i, 0).data(UnitListModel::RowRole).value<UnitRow>();
        rows.append(row.isSide || row.isGroup ? row.name : QString::number(row.number));
    }
    return rows;
}

QMenu *TstUnitListing::openMenu(const WindowDriver &driver)
{
    for (QMenu *menu : driver.window().findChildren<QMenu *>()) {
        if (menu->isVisible())
            return menu;
    }
    return nullptr;
}

void TstUnitListing::choose(const WindowDriver &driver, const QString &entry)
{
    driver.click(u"Sort"_s);
    QMenu *menu = openMenu(driver);
    QVERIFY(menu);
    for (QAction *action : menu->actions()) {
        if (action->text() == entry)
            action->trigger();
    }
    menu->hide();
}

void TstUnitListing::sorted_data()
{
    QTest::addColumn<QString>("by");
    QTest::addColumn<QStringList>("british");
    QTest::newRow("as delivered") << QString()
                                  << QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s};
    QTest::newRow("number") << u"By number"_s
                            << QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s};
    QTest::newRow("name") << u"By name"_s << QStringList{u"4"_s, u"5"_s, u"2"_s, u"3"_s, u"1"_s};
    QTest::newRow("danger") << u"In danger first"_s
                            << QStringList{u"3"_s, u"4"_s, u"1"_s, u"5"_s, u"2"_s};
    QTest::newRow("type") << u"By type"_s << QStringList{u"1"_s, u"2"_s, u"4"_s, u"3"_s, u"5"_s};
}

void TstUnitListing::sorted()
{
    QFETCH(const QString, by);
    QFETCH(const QStringList, british);
    const WindowDriver driver(teawSession());
    set(driver, 1, u"name"_s, Value(u"Zulu"_s));
    set(driver, 2, u"name"_s, Value(u"Coy 2"_s));
    set(driver, 3, u"name"_s, Value(u"Coy 10"_s)); // after the second
    set(driver, 4, u"name"_s, Value(u"alpha"_s));
    set(driver, 5, u"name"_s, Value(u"Bravo"_s));
    set(driver, 3, u"losesTurn"_s, Value(1));
    set(driver, 4, u"figures"_s, Value(1));
    set(driver, 2, u"figures"_s, Value(0)); // nothing more can befall it
    if (!by.isEmpty())
        choose(driver, by);
    QCOMPARE(rows(driver).mid(1, 5), british);
}

void TstUnitListing::dangerIsFollowed()
{
    const WindowDriver driver(teawSession());
    choose(driver, u"In danger first"_s);
    driver.clickUnit(1);
    set(driver, 4, u"figures"_s, Value(1));
    QCOMPARE(rows(driver).value(1), u"4"_s);
    driver.session().undo();
    QCOMPARE(rows(driver).value(1), u"1"_s);
    QCOMPARE(driver.session().selected(), driver.unit(1).id());
    const QModelIndex current = driver.units()->currentIndex();
    QCOMPARE(current.data(UnitListModel::RowRole).value<UnitRow>().number, 1);
}

void TstUnitListing::brigadesStandTogether()
{
    const WindowDriver driver(wssSession());
    const QStringList ungrouped = rows(driver);
    for (const int unit : {3, 7})
        set(driver, unit, u"brigade"_s, Value(u"Villars"_s));
    set(driver, 4, u"brigade"_s, Value(u"Boufflers"_s));
    QCOMPARE(rows(driver), ungrouped);
    choose(driver, u"By brigade"_s);
    QCOMPARE(rows(driver).mid(1, 10),
             (QStringList{u"1"_s, u"2"_s, u"5"_s, u"6"_s, u"8"_s, u"Boufflers"_s, u"4"_s,
                          u"Villars"_s, u"3"_s, u"7"_s}));
    choose(driver, u"By brigade"_s);
    QCOMPARE(rows(driver), ungrouped);
}

void TstUnitListing::groupsNeedABrigade()
{
    const WindowDriver driver(teawSession());
    driver.click(u"Sort"_s);
    for (const QAction *action : openMenu(driver)->actions())
        QCOMPARE(action->isEnabled(), action->text() != u"By brigade");
    openMenu(driver)->hide();
}

void TstUnitListing::doubleSizeForTheThumb()
{
    const WindowDriver driver(teawSession());
    const QSize before = driver.placeOf(1).size();
    choose(driver, u"Double size"_s);
    QTRY_VERIFY(driver.placeOf(1).width() > before.width()); // the zone is wider, too
    QVERIFY(driver.placeOf(1).height() >= 2 * before.height());
    driver.clickUnit(3);
    QCOMPARE(driver.session().selected(), driver.unit(3).id());
    choose(driver, u"Double size"_s);
    QTRY_COMPARE(driver.placeOf(1).size(), before);
}

void TstUnitListing::choiceIsKept()
{
    {
        const WindowDriver driver(teawSession());
        set(driver, 4, u"figures"_s, Value(1));
        choose(driver, u"In danger first"_s);
        choose(driver, u"Double size"_s);
    }
    const WindowDriver again(teawSession());
    set(again, 4, u"figures"_s, Value(1));
    QCOMPARE(rows(again).value(1), u"4"_s);
    QVERIFY(UnitListing::load().large);
    QSettings().setValue(u"orderOfBattle/sort"_s, u"nonsense"_s);
    QCOMPARE(UnitListing::load().by, UnitListing::By::Number);
}

void TstUnitListing::menuByKeys()
{
    const WindowDriver driver(teawSession());
    driver.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QMenu *menu = openMenu(driver);
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(UnitListing::load().by, UnitListing::By::Name);
}

/// What was taken off can be found where it stood, and comes back as an entry of the log.
void TstUnitListing::offTheTableAndBack()
{
    const WindowDriver driver(teawSession());
    const int all = driver.units()->model()->rowCount();
    const Entity::Values before = driver.unit(3).values();
    driver.session().perform(
        commandOf(u"remove"_s, {{u"entity"_s, adjutant::number(driver.unit(3).id())}}));
    QCOMPARE(driver.units()->model()->rowCount(), all - 1);
    choose(driver, u"With what is off the table"_s);
    QCOMPARE(rows(driver).mid(1, 6),
             (QStringList{u"1"_s, u"2"_s, u"4"_s, u"5"_s, u"Off the table"_s, u"3"_s}));
    driver.clickUnit(3);
    QMenu *menu = openMenu(driver);
    QVERIFY(menu);
    menu->actions().constFirst()->trigger();
    menu->hide();
    QCOMPARE(driver.unit(3).values(), before);
    QVERIFY(driver.button(u"Take off the table"_s)); // what else is to be said of it, at once
    QCOMPARE(rows(driver).mid(1, 5), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
    driver.session().undo();
    QVERIFY(driver.unit(3).isNull());
    QVERIFY(rows(driver).contains(u"Off the table"_s));
}

void TstUnitListing::backByKeys()
{
    const WindowDriver driver(teawSession());
    driver.session().perform(
        commandOf(u"remove"_s, {{u"entity"_s, adjutant::number(driver.unit(1).id())}}));
    choose(driver, u"With what is off the table"_s);
    driver.window().activateWindow();
    driver.units()->setFocus();
    driver.units()->setCurrentIndex(driver.units()->model()->index(5, 0));
    QTest::keyClick(driver.units(), Qt::Key_Down); // over the heading
    driver.press(Qt::Key_H, Qt::ControlModifier);
    QMenu *menu = openMenu(driver);
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_VERIFY(!driver.unit(1).isNull());
}

void TstUnitListing::everyUnitOfManyIsThere()
{
    const auto session = crowdedSession(100);
    UnitListModel model;
    model.setSession(session.get());
    app::UnitFilter filter;
    new QAbstractItemModelTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                 &filter);
    filter.setUnits(&model);
    for (const auto by : {UnitListing::By::Name, UnitListing::By::Type, UnitListing::By::Danger,
                          UnitListing::By::Number}) {
        UnitListing listing;
        listing.by = by;
        filter.setListing(listing);
        QCOMPARE(filter.rowCount(), 202);
    }
}

ADJUTANT_TEST(TstUnitListing)

} // namespace adjutant::test

#include "tst_unit_listing.moc"
