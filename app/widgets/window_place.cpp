// SPDX-License-Identifier: MIT
#include "app/widgets/window_place.h"

#include "app/style/design.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

WindowPlace::WindowPlace(QWidget *window, const QString &name, QSize size)
    : QObject(window)
    , m_window(window)
    , m_key(u"window/"_s + name)
{
    window->setGeometry(window->screen()->availableGeometry());
    if (!size.isEmpty())
        window->resize(design().px(size.width()), design().px(size.height()));
    window->restoreGeometry(QSettings().value(m_key).toByteArray());
    bringOntoScreen();
    window->installEventFilter(this);
}

/// A screen may be gone since, or smaller.
void WindowPlace::bringOntoScreen()
{
    const QScreen *screen = QGuiApplication::screenAt(m_window->geometry().center());
    const QRect room = (screen ? screen : m_window->screen())->availableGeometry();
    m_window->resize(m_window->size().boundedTo(room.size()));
    QRect place = m_window->geometry();
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveLeft(std::max(place.left(), room.left()));
    place.moveTop(std::max(place.top(), room.top()));
    if (place != m_window->geometry())
        m_window->setGeometry(place);
}

bool WindowPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::Hide)
        QSettings().setValue(m_key, m_window->saveGeometry());
    return QObject::eventFilter(watched, event);
}

} // namespace adjutant::app
