// SPDX-License-Identifier: MIT
#include "app/widgets/click_guard.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>

namespace adjutant::app {

namespace {

constexpr auto Steps = "steps"; ///< a property

} // namespace

ClickGuard::ClickGuard(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

void ClickGuard::setSteps(QAbstractButton &button)
{
    button.setProperty(Steps, true);
}

bool ClickGuard::eventFilter(QObject *watched, QEvent *event)
{
    const auto *button = qobject_cast<QAbstractButton *>(watched);
    if (button && event->type() == QEvent::MouseButtonPress)
        m_pressed = watched;
    if (!button || event->type() != QEvent::MouseButtonDblClick || button->window() != m_window)
        return QObject::eventFilter(watched, event);
    // One that has just come up where another one was did not get the first click.
    return !(button->property(Steps).toBool() && m_pressed == watched);
}

} // namespace adjutant::app
