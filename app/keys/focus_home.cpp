// SPDX-License-Identifier: MIT
#include "app/keys/focus_home.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>

namespace adjutant::app {

FocusHome::FocusHome(QWidget *window, QWidget *home)
    : QObject(window)
    , m_window(window)
    , m_home(home)
{
    qApp->installEventFilter(this);
    m_whenHidden.setSingleShot(true);
    connect(&m_whenHidden, &QTimer::timeout, this, &FocusHome::bringHome);
    connect(qApp, &QApplication::focusChanged, this, &FocusHome::follow);
}

bool FocusHome::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) {
        auto *button = qobject_cast<QAbstractButton *>(watched);
        if (button && button->window() == m_window && button->focusPolicy() & Qt::ClickFocus)
            button->setFocusPolicy(Qt::TabFocus);
    }
    // Later: by then Qt has found another place for it, or none.
    if (event->type() == QEvent::Hide && isInWindow(watched))
        m_whenHidden.start(0);
    return QObject::eventFilter(watched, event);
}

bool FocusHome::isInWindow(const QObject *watched) const
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    return widget && widget != m_window && m_window->isAncestorOf(widget);
}

/// What is out of sight never has the keys.
void FocusHome::bringHome()
{
    const QWidget *focus = m_window->focusWidget();
    if (focus && m_window->isVisible() && !focus->isVisible())
        m_home->setFocus();
}

void FocusHome::follow(const QWidget *old, const QWidget *now)
{
    const bool within = old && now && old->window() == m_window && now->window() == m_window;
    if (within && !(old->isVisible() && old->isEnabled()))
        m_home->setFocus();
}

} // namespace adjutant::app
