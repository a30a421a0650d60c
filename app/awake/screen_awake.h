// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QObject>

#include <functional>

class QDBusMessage;

namespace adjutant::app {

/// Keeps the screen awake while it is wanted: by org.freedesktop.ScreenSaver, where there is none
/// by the desktop portal, and where there is neither not at all. Never asks, never complains.
class ScreenAwake : public QObject
{
    Q_OBJECT

public:
    explicit ScreenAwake(QDBusConnection bus, QObject *parent = nullptr);
    ~ScreenAwake() override;

    /// The bus of the desktop session; one that is not connected where there is none.
    static QDBusConnection sessionBus();

    void setWanted(bool wanted);

private:
    using Taker = std::function<void(const QDBusMessage &reply)>;

    void askScreenSaver();
    void askPortal();
    void call(const QDBusMessage &message, const Taker &taker, const std::function<void()> &failed);
    void granted(const QDBusMessage &release);
    void release();

    QDBusConnection m_bus;
    std::function<void()> m_release; ///< none while nothing is granted
    bool m_wanted = false;
};

} // namespace adjutant::app
