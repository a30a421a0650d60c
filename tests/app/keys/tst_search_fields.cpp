// SPDX-License-Identifier: MIT
#include "app/style/design.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The fields that are typed into give the keys back to the battle.
class TstSearchFields : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void escapeLeavesThem_data();
    void escapeLeavesThem();
    void aCoveredFieldHasNoKeys_data();
    void aCoveredFieldHasNoKeys();
    void aNumberDoesNotGoOnAfterThem();
};

void TstSearchFields::initTestCase()
{
    app::design().dress();
}

void TstSearchFields::cleanup()
{
    app::design().setScale(100);
}

void TstSearchFields::escapeLeavesThem_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    const int plain = Qt::NoModifier;
    QTest::newRow("log") << u"logFilterEdit"_s << int(Qt::Key_F3) << plain;
    QTest::newRow("reference") << u"searchEdit"_s << int(Qt::Key_F2) << plain;
    QTest::newRow("slash") << u"searchEdit"_s << int(Qt::Key_Slash) << plain;
    QTest::newRow("units") << u"filterEdit"_s << int(Qt::Key_F) << int(Qt::ControlModifier);
}

void TstSearchFields::escapeLeavesThem()
{
    QFETCH(const QString, field);
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    const WindowDriver driver(teawSession());
    driver.press(Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    const auto *edit = driver.find<QLineEdit>(field);
    QVERIFY(edit->hasFocus());
    driver.type(u"wire"_s);
    QCOMPARE(edit->text(), u"wire"_s);
    driver.press(Qt::Key_Escape);
    driver.type(u"4"_s);
    QCOMPARE(edit->text(), QString());
    QCOMPARE(driver.session().selected(), driver.unit(4).id());
}

void TstSearchFields::aCoveredFieldHasNoKeys_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("reference") << int(Qt::Key_F2);
    QTest::newRow("log") << int(Qt::Key_F3);
}

/// At larger sizes the order of battle becomes a page, and covers the one that was open.
void TstSearchFields::aCoveredFieldHasNoKeys()
{
    QFETCH(const int, page);
    const WindowDriver driver(teawSession());
    driver.press(Qt::Key(page));
    const QWidget *field = driver.window().focusWidget();
    QVERIFY(qobject_cast<const QLineEdit *>(field));
    while (field->isVisible() && app::design().scale() < app::Design::LargestScale)
        driver.press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(!field->isVisible());
    driver.type(u"4"_s);
    QCOMPARE(driver.session().selected(), driver.unit(4).id());
}

void TstSearchFields::aNumberDoesNotGoOnAfterThem()
{
    const WindowDriver driver(teawSession());
    driver.type(u"1"_s);
    driver.press(Qt::Key_Slash);
    driver.press(Qt::Key_Escape);
    driver.type(u"3"_s);
    QCOMPARE(driver.session().selected(), driver.unit(3).id());
}

ADJUTANT_TEST(TstSearchFields)

} // namespace adjutant::test

#include "tst_search_fields.moc"
