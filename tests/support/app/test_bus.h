// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QProcess>

namespace adjutant::test {

/// A D-Bus of the test's own, for as long as this lives.
class TestBus
{
public:
    ~TestBus();

    /// Whether this machine has the program for it.
    static bool isPossible();
    /// False where it does not come up.
    bool start();
    QDBusConnection connection(const QString &name) const
    {
        return QDBusConnection::connectToBus(m_address, name);
    }

private:
    QProcess m_daemon;
    QString m_address;
};

} // namespace adjutant::test
