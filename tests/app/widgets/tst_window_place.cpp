// SPDX-License-Identifier: MIT
#include "app/widgets/window_place.h"

#include "tests/support/test_registry.h"

#include <QScreen>
#include <QSettings>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::WindowPlace;

class TstWindowPlace : public QObject
{
    Q_OBJECT

private slots:
    void theTitleBarIsOnTheScreen_data();
    void theTitleBarIsOnTheScreen();
};

void TstWindowPlace::theTitleBarIsOnTheScreen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("some of the screen") << QSize(300, 200);
    QTest::newRow("all of the screen") << QSize();
    QTest::newRow("more than the screen") << QSize(9000, 9000);
}

void TstWindowPlace::theTitleBarIsOnTheScreen()
{
    QFETCH(const QSize, size);
    QSettings().remove(u"window/test"_s);
    for (const bool before : {false, true}) {
        QCOMPARE(WindowPlace::isKept(u"test"_s), before);
        QWidget window;
        new WindowPlace(&window, u"test"_s, size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.frameGeometry() != window.geometry()); // or this shows nothing
        const QRect room = window.screen()->availableGeometry();
        const QRect frame = window.frameGeometry();
        QVERIFY(room.contains(frame.topLeft()));
        QVERIFY(frame.bottom() <= room.bottom());
    }
    QSettings().remove(u"window/test"_s);
}

ADJUTANT_TEST(TstWindowPlace)

} // namespace adjutant::test

#include "tst_window_place.moc"
