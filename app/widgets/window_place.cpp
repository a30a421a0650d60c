// SPDX-License-Identifier: MIT
#include "app/widgets/window_place.h"

#include "app/style/design.h"

#include <QEvent>
#include <QScreen>
#include <QSettings>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace adjutant::app {

WindowPlace::WindowPlace(QWidget *window, const QString &name, QSize size)
    : QObject(window)
    , m_window(window)
    , m_key(u"window/"_s + name)
{
    const QRect room = window->screen()->availableGeometry();
    window->resize(design().px(size.width()), design().px(size.height()));
    window->restoreGeometry(QSettings().value(m_key).toByteArray());
    window->resize(window->size().boundedTo(room.size()));
    if (!room.intersects(window->frameGeometry()))
        window->move(room.topLeft());
    window->installEventFilter(this);
}

bool WindowPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::Hide)
        QSettings().setValue(m_key, m_window->saveGeometry());
    return QObject::eventFilter(watched, event);
}

} // namespace adjutant::app
