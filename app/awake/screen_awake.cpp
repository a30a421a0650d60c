// SPDX-License-Identifier: MIT
#include "app/awake/screen_awake.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QFile>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString ScreenSaver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString ScreenSaverPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString Portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString PortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
constexpr uint InhibitIdle = 8; ///< of the portal's flags

} // namespace

ScreenAwake::ScreenAwake(QDBusConnection bus, QObject *parent)
    : QObject(parent)
    , m_bus(std::move(bus))
{
}

ScreenAwake::~ScreenAwake()
{
    release();
}

QDBusConnection ScreenAwake::sessionBus()
{
    // Without an address the library would try to start a bus of its own.
    const bool known = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                       QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
    return known ? QDBusConnection::sessionBus() : QDBusConnection(u"none"_s);
}

void ScreenAwake::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    if (!wanted)
        release();
    else if (m_bus.isConnected())
        askScreenSaver();
}

void ScreenAwake::askScreenSaver()
{
    QDBusMessage ask =
        QDBusMessage::createMethodCall(ScreenSaver, ScreenSaverPath, ScreenSaver, u"Inhibit"_s);
    ask << QCoreApplication::applicationName() << tr("A battle is going on");
    const auto taken = [this](const QDBusMessage &reply) {
        QDBusMessage release = QDBusMessage::createMethodCall(ScreenSaver, ScreenSaverPath,
                                                              ScreenSaver, u"UnInhibit"_s);
        release << reply.arguments().value(0).toUInt();
        granted(release);
    };
    call(ask, taken, [this] { askPortal(); });
}

void ScreenAwake::askPortal()
{
    QDBusMessage ask = QDBusMessage::createMethodCall(
        Portal, PortalPath, u"org.freedesktop.portal.Inhibit"_s, u"Inhibit"_s);
    ask << QString() << InhibitIdle << QVariantMap{{u"reason"_s, tr("A battle is going on")}};
    const auto taken = [this](const QDBusMessage &reply) {
        const QString handle = qvariant_cast<QDBusObjectPath>(reply.arguments().value(0)).path();
        granted(QDBusMessage::createMethodCall(Portal, handle, u"org.freedesktop.portal.Request"_s,
                                               u"Close"_s));
    };
    call(ask, taken, [] {});
}

void ScreenAwake::call(const QDBusMessage &message, const Taker &taker,
                       const std::function<void()> &failed)
{
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [watcher, taker, failed] {
        const QDBusMessage reply = watcher->reply();
        watcher->deleteLater();
        if (reply.type() == QDBusMessage::ReplyMessage)
            taker(reply);
        else
            failed();
    });
}

void ScreenAwake::granted(const QDBusMessage &release)
{
    m_release = [bus = m_bus, release] { bus.send(release); };
    if (!m_wanted) // not any more, when the answer came
        this->release();
}

void ScreenAwake::release()
{
    if (m_release)
        m_release();
    m_release = nullptr;
}

} // namespace adjutant::app
