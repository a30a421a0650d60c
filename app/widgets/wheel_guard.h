// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace adjutant::app {

/// Keeps the mouse wheel from changing a value in passing: a field takes it only once it has been
/// clicked or used by keys. Otherwise the wheel goes on to whatever scrolls behind the field; and
/// it never moves the focus.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takesWheel(QWidget *field) const;

    QPointer<QWidget> m_used; ///< the field that was clicked or used last
};

} // namespace adjutant::app
