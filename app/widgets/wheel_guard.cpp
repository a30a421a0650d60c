// SPDX-License-Identifier: MIT
#include "app/widgets/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace adjutant::app {

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QObject::eventFilter(watched, event);
    const auto *widget = qobject_cast<QWidget *>(watched);
    const bool slider =
        qobject_cast<QAbstractSlider *>(watched) && !qobject_cast<QScrollBar *>(watched);
    const bool field = slider || qobject_cast<QAbstractSpinBox *>(watched) ||
                       qobject_cast<QComboBox *>(watched) || qobject_cast<QTabBar *>(watched);
    if (!field || (widget && widget->hasFocus() && !qobject_cast<QTabBar *>(watched)))
        return QObject::eventFilter(watched, event);
    event->ignore(); // the parent gets it
    return true;
}

} // namespace adjutant::app
