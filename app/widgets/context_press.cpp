// SPDX-License-Identifier: MIT
#include "app/widgets/context_press.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QStyleHints>

namespace adjutant::app {

ContextPress::ContextPress(QAbstractItemView *view)
    : QObject(view)
    , m_view(view)
{
    view->viewport()->installEventFilter(this);
    view->installEventFilter(this);
    m_timer.setSingleShot(true);
    m_timer.setInterval(HoldTime);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_held = true;
        tell(m_place);
    });
}

bool ContextPress::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ContextMenu: {
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        m_timer.stop();
        if (menu->reason() == QContextMenuEvent::Keyboard)
            emit pressed(m_view->currentIndex());
        else if (!m_held)
            tell(m_view->viewport()->mapFromGlobal(menu->globalPos()));
        return true;
    }
    case QEvent::MouseButtonPress: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        m_held = false;
        m_place = mouse->pos();
        if (mouse->button() == Qt::LeftButton)
            m_timer.start();
        break;
    }
    case QEvent::MouseMove: {
        const QPoint way = static_cast<QMouseEvent *>(event)->pos() - m_place;
        if (way.manhattanLength() > QApplication::startDragDistance())
            m_timer.stop();
        break;
    }
    case QEvent::MouseButtonRelease:
        m_timer.stop();
        if (std::exchange(m_held, false))
            return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void ContextPress::tell(QPoint place)
{
    const QModelIndex row = m_view->indexAt(place);
    if (row.isValid())
        emit pressed(row);
}

} // namespace adjutant::app
