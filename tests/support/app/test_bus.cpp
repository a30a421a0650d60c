// SPDX-License-Identifier: MIT
#include "tests/support/app/test_bus.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

QString daemon()
{
    return QStandardPaths::findExecutable(u"dbus-daemon"_s);
}

} // namespace

TestBus::~TestBus()
{
    m_daemon.kill();
    m_daemon.waitForFinished();
}

bool TestBus::isPossible()
{
    return !daemon().isEmpty();
}

bool TestBus::start()
{
    m_daemon.start(daemon(), {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (!m_daemon.waitForReadyRead())
        return false;
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    return connection(u"service"_s).isConnected();
}

} // namespace adjutant::test
