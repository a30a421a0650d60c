// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QObject>

class QDBusMessage;

namespace adjutant::app {

/// Whether the desktop is light or dark, as its portal says, now and whenever that changes. Without
/// a portal it never says anything.
class DesktopTheme : public QObject
{
    Q_OBJECT

public:
    explicit DesktopTheme(QDBusConnection bus, QObject *parent = nullptr);

signals:
    void told(bool dark);

private:
    Q_SLOT void takeChange(const QDBusMessage &changed);
    void ask();
    void take(const QVariant &value);

    QDBusConnection m_bus;
};

} // namespace adjutant::app
