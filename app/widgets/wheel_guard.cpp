// SPDX-License-Identifier: MIT
#include "app/widgets/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace adjutant::app {

namespace {

bool isField(const QObject *object)
{
    const bool slider =
        qobject_cast<const QAbstractSlider *>(object) && !qobject_cast<const QScrollBar *>(object);
    return slider || qobject_cast<const QAbstractSpinBox *>(object) ||
           qobject_cast<const QComboBox *>(object) || qobject_cast<const QTabBar *>(object);
}

/// The field that \a widget is, or is the line of.
QWidget *fieldOf(QWidget *widget)
{
    return isField(widget) ? widget : widget->parentWidget();
}

} // namespace

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Polish: // Qt gives such a widget the focus before the wheel reaches it
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        break;
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
        if (QWidget *field = fieldOf(widget); isField(field))
            m_used = field;
        break;
    case QEvent::Wheel:
        if (isField(widget) && !takesWheel(widget)) {
            event->ignore(); // the parent gets it
            return true;
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool WheelGuard::takesWheel(QWidget *field) const
{
    return field == m_used && field->hasFocus() && !qobject_cast<QTabBar *>(field);
}

} // namespace adjutant::app
