// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QAbstractButton;
class QWidget;

namespace adjutant::app {

/// Makes one click of a double click on the buttons of a window: what the second one would do is
/// something else by then. Only where quick clicks are meant to count, each of them does.
class ClickGuard : public QObject
{
    Q_OBJECT

public:
    explicit ClickGuard(QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Each click on \a button counts, however quick: it steps, or enters one more.
    static void setSteps(QAbstractButton &button);

private:
    QWidget *m_window;
    QPointer<QObject> m_pressed; ///< by the click before
};

} // namespace adjutant::app
