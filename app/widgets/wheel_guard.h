// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace adjutant::app {

/// Keeps the mouse wheel from changing a value in passing: a field takes it only once it has been
/// clicked. Otherwise the wheel goes on to whatever scrolls behind the field.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace adjutant::app
