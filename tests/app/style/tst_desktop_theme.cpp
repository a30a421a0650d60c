// SPDX-License-Identifier: MIT
#include "app/style/design.h"
#include "app/style/desktop_theme.h"

#include "tests/support/app/test_bus.h"
#include "tests/support/test_registry.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QPalette>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// A desktop's portal: its settings.
class FakeSettings : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 0;

public slots:
    QDBusVariant Read(const QString &group, const QString &key) const
    {
        const bool known = group == u"org.freedesktop.appearance" && key == u"color-scheme";
        // As the portals do it: a variant in a variant.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(known ? scheme : 99U)));
    }
};

/// "As the system", while the program runs, against a bus of the test's own.
class TstDesktopTheme : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();

    void followsThePalette();
    void followsThePortal_data();
    void followsThePortal();
    void doesWithoutAPortal();
    void doesWithoutABus();

private:
    void change(const QString &group, uint scheme) const;

    TestBus m_bus;
};

void TstDesktopTheme::initTestCase()
{
    app::design().dress();
    app::design().setTheme(app::Theme::System);
    if (!TestBus::isPossible())
        QSKIP("There is no dbus-daemon here.");
    QVERIFY(m_bus.start());
}

void TstDesktopTheme::cleanup()
{
    app::design().setTheme(app::Theme::System);
}

void TstDesktopTheme::cleanupTestCase()
{
    app::design().setSystemDark(false);
}

void TstDesktopTheme::change(const QString &group, uint scheme) const
{
    QDBusMessage changed =
        QDBusMessage::createSignal(u"/org/freedesktop/portal/desktop"_s,
                                   u"org.freedesktop.portal.Settings"_s, u"SettingChanged"_s);
    changed << group << u"color-scheme"_s << QVariant::fromValue(QDBusVariant(scheme));
    QVERIFY(m_bus.connection(u"service"_s).send(changed));
}

/// Where there is no portal: Qt says that the theme changed, and the palette which it is now.
void TstDesktopTheme::followsThePalette()
{
    QWidget window;
    window.show();
    QVERIFY(!app::design().isDark());
    app::design().setSystemPalette(QPalette(Qt::black));
    QVERIFY(app::design().isDark());
    const QSignalSpy repainted(&app::design(), &app::Design::changed);
    QEvent theme(QEvent::ThemeChange);
    QCoreApplication::sendEvent(window.windowHandle(), &theme);
    QVERIFY(!app::design().isDark()); // that of the screen under test
    QCOMPARE(repainted.size(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Window),
             app::design().palette().paper); // ours again
    app::design().setTheme(app::Theme::Light);
    app::design().setSystemPalette(QPalette(Qt::black));
    QVERIFY(!app::design().isDark()); // whoever chose keeps what he chose
    QCoreApplication::sendEvent(window.windowHandle(), &theme);
}

void TstDesktopTheme::followsThePortal_data()
{
    QTest::addColumn<uint>("atStart");
    QTest::newRow("no preference") << 0U;
    QTest::newRow("dark") << 1U;
    QTest::newRow("light") << 2U;
}

void TstDesktopTheme::followsThePortal()
{
    QFETCH(const uint, atStart);
    QDBusConnection bus = m_bus.connection(u"service"_s);
    FakeSettings portal;
    portal.scheme = atStart;
    QVERIFY(bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal,
                               QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
    {
        app::design().setSystemDark(atStart == 2);
        const app::DesktopTheme desktop(m_bus.connection(u"client"_s));
        QSignalSpy told(&desktop, &app::DesktopTheme::told);
        connect(&desktop, &app::DesktopTheme::told, &app::design(), &app::Design::setSystemDark);
        if (atStart == 0) {
            QTest::qWait(100);
            QVERIFY(told.isEmpty()); // nothing to say
        } else {
            QTRY_COMPARE(app::design().isDark(), atStart == 1);
        }
        change(u"org.freedesktop.appearance"_s, 1);
        QTRY_COMPARE(told.size(), atStart == 0 ? 1 : 2);
        QVERIFY(app::design().isDark());
        told.clear();
        change(u"org.gnome.desktop.interface"_s, 2); // something else of that name
        change(u"org.freedesktop.appearance"_s, 2);
        QTRY_VERIFY(!app::design().isDark());
        QCOMPARE(told.size(), 1);
    }
    QVERIFY(bus.unregisterService(u"org.freedesktop.portal.Desktop"_s));
    bus.unregisterObject(u"/org/freedesktop/portal/desktop"_s);
}

void TstDesktopTheme::doesWithoutAPortal()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    const app::DesktopTheme desktop(m_bus.connection(u"client"_s));
    const QSignalSpy told(&desktop, &app::DesktopTheme::told);
    QTest::qWait(100);
    QVERIFY(told.isEmpty());
}

void TstDesktopTheme::doesWithoutABus()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    const app::DesktopTheme desktop(QDBusConnection(u"nowhere"_s));
    const QSignalSpy told(&desktop, &app::DesktopTheme::told);
    QVERIFY(told.isEmpty());
}

ADJUTANT_TEST(TstDesktopTheme)

} // namespace adjutant::test

#include "tst_desktop_theme.moc"
