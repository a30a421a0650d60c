// SPDX-License-Identifier: MIT
#include "app/style/desktop_theme.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString DesktopPortal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString DesktopPortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString SettingsInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString Appearance = QStringLiteral("org.freedesktop.appearance");
const QString ColourScheme = QStringLiteral("color-scheme");
constexpr uint PreferDark = 1; ///< of the portal's numbers
constexpr uint PreferLight = 2;

/// Portals wrap the value once or twice.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

DesktopTheme::DesktopTheme(QDBusConnection bus, QObject *parent)
    : QObject(parent)
    , m_bus(std::move(bus))
{
    if (!m_bus.isConnected())
        return;
    m_bus.connect(DesktopPortal, DesktopPortalPath, SettingsInterface, u"SettingChanged"_s, this,
                  SLOT(takeChange(QDBusMessage)));
    ask();
}

void DesktopTheme::ask()
{
    QDBusMessage read = QDBusMessage::createMethodCall(DesktopPortal, DesktopPortalPath,
                                                       SettingsInterface, u"Read"_s);
    read << Appearance << ColourScheme;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusMessage reply = watcher->reply();
        watcher->deleteLater();
        if (reply.type() == QDBusMessage::ReplyMessage)
            take(reply.arguments().value(0));
    });
}

void DesktopTheme::takeChange(const QDBusMessage &changed)
{
    const QVariantList what = changed.arguments();
    if (what.value(0).toString() == Appearance && what.value(1).toString() == ColourScheme)
        take(what.value(2));
}

/// Who prefers neither has nothing to say.
void DesktopTheme::take(const QVariant &value)
{
    const uint scheme = unwrapped(value).toUInt();
    if (scheme == PreferDark || scheme == PreferLight)
        emit told(scheme == PreferDark);
}

} // namespace adjutant::app
