// SPDX-License-Identifier: MIT
#include "app/awake/screen_awake.h"

#include "tests/support/app/test_bus.h"
#include "tests/support/test_registry.h"

#include <QDBusObjectPath>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// A desktop's screen saver.
class FakeScreenSaver : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QStringList calls;

public slots:
    uint Inhibit(const QString &program, const QString &reason)
    {
        calls.append(u"inhibit "_s + program + (reason.isEmpty() ? u" for nothing"_s : QString()));
        return 7;
    }
    void UnInhibit(uint cookie) { calls.append(u"release %1"_s.arg(cookie)); }
};

/// A desktop's portal.
class FakePortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Inhibit")

public:
    QStringList calls;

public slots:
    QDBusObjectPath Inhibit(const QString &, uint flags, const QVariantMap &options)
    {
        calls.append(u"inhibit %1 %2"_s.arg(flags).arg(options.contains(u"reason"_s)));
        return QDBusObjectPath(u"/request"_s);
    }
};

class FakeRequest : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Request")

public:
    int closed = 0;

public slots:
    void Close() { ++closed; }
};

/// Against a bus of the test's own.
class TstScreenAwake : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void asksTheScreenSaver();
    void asksThePortalInstead();
    void doesWithoutEither();
    void doesWithoutABus();

private:
    TestBus m_bus;
};

void TstScreenAwake::initTestCase()
{
    if (!TestBus::isPossible())
        QSKIP("There is no dbus-daemon here.");
    QVERIFY(m_bus.start());
}

void TstScreenAwake::asksTheScreenSaver()
{
    QDBusConnection bus = m_bus.connection(u"service"_s);
    FakeScreenSaver saver;
    QVERIFY(bus.registerObject(u"/org/freedesktop/ScreenSaver"_s, &saver,
                               QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(u"org.freedesktop.ScreenSaver"_s));
    {
        app::ScreenAwake awake(m_bus.connection(u"client"_s));
        awake.setWanted(true);
        awake.setWanted(true);
        QTRY_COMPARE(saver.calls.size(), 1);
        QVERIFY(saver.calls.constFirst().startsWith(u"inhibit "_s));
        QVERIFY(!saver.calls.constFirst().endsWith(u"for nothing"_s));
        awake.setWanted(false);
        QTRY_COMPARE(saver.calls.value(1), u"release 7"_s);
        // Given up before the answer is there: let go as soon as it is.
        awake.setWanted(true);
        awake.setWanted(false);
        QTRY_COMPARE(saver.calls.value(3), u"release 7"_s);
        awake.setWanted(true);
        QTRY_COMPARE(saver.calls.size(), 5);
        QTest::qWait(50);
    }
    QTRY_COMPARE(saver.calls.value(5), u"release 7"_s); // with the program
    QVERIFY(bus.unregisterService(u"org.freedesktop.ScreenSaver"_s));
    bus.unregisterObject(u"/org/freedesktop/ScreenSaver"_s);
}

void TstScreenAwake::asksThePortalInstead()
{
    QDBusConnection bus = m_bus.connection(u"service"_s);
    FakePortal portal;
    FakeRequest request;
    QVERIFY(bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal,
                               QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerObject(u"/request"_s, &request, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
    app::ScreenAwake awake(m_bus.connection(u"client"_s));
    awake.setWanted(true);
    QTRY_COMPARE(portal.calls, QStringList{u"inhibit 8 1"_s});
    QTest::qWait(50);
    awake.setWanted(false);
    QTRY_COMPARE(request.closed, 1);
    QVERIFY(bus.unregisterService(u"org.freedesktop.portal.Desktop"_s));
    bus.unregisterObject(u"/org/freedesktop/portal/desktop"_s);
    bus.unregisterObject(u"/request"_s);
}

void TstScreenAwake::doesWithoutEither()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    app::ScreenAwake awake(m_bus.connection(u"client"_s));
    awake.setWanted(true);
    QTest::qWait(100);
    awake.setWanted(false);
    QVERIFY(m_bus.connection(u"client"_s).isConnected());
}

void TstScreenAwake::doesWithoutABus()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    app::ScreenAwake awake(QDBusConnection(u"nowhere"_s));
    awake.setWanted(true);
    awake.setWanted(false);
}

ADJUTANT_TEST(TstScreenAwake)

} // namespace adjutant::test

#include "tst_screen_awake.moc"
