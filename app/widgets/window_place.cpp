// SPDX-License-Identifier: MIT
#include "app/widgets/window_place.h"

#include "app/style/design.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

WindowPlace::WindowPlace(QWidget *window, const QString &name, QSize size)
    : QObject(window)
    , m_window(window)
    , m_key(u"window/"_s + name)
{
    const QRect room = window->screen()->availableGeometry();
    window->resize(size.isEmpty() ? room.size() : size * design().scale() / 100);
    window->move(room.topLeft()); // with its title bar, unlike a geometry
    window->restoreGeometry(QSettings().value(m_key).toByteArray());
    bringOntoScreen();
    window->installEventFilter(this);
}

bool WindowPlace::isKept(const QString &name)
{
    return QSettings().contains(u"window/"_s + name);
}

/// A screen may be gone since, or smaller.
void WindowPlace::bringOntoScreen()
{
    if (m_window->isMaximized() || m_window->isFullScreen())
        return;
    const QScreen *screen = QGuiApplication::screenAt(m_window->geometry().center());
    const QRect room = (screen ? screen : m_window->screen())->availableGeometry();
    const QSize titleBar(0, m_window->style()->pixelMetric(QStyle::PM_TitleBarHeight));
    m_window->resize(m_window->size().boundedTo(room.size() - titleBar));
    QRect place = m_window->geometry();
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveLeft(std::max(place.left(), room.left()));
    place.moveTop(std::max(place.top(), room.top()));
    if (place != m_window->geometry())
        m_window->move(place.topLeft());
}

bool WindowPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::Hide)
        QSettings().setValue(m_key, m_window->saveGeometry());
    return QObject::eventFilter(watched, event);
}

} // namespace adjutant::app
