// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace adjutant::app {

/// Keeps the keys of a window where they belong: a click on a button does not take the focus, and
/// when whatever has it vanishes or is disabled, it comes home instead of going to some neighbour.
class FocusHome : public QObject
{
    Q_OBJECT

public:
    FocusHome(QWidget *window, QWidget *home);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isInWindow(const QObject *watched) const;
    void bringHome();
    void follow(const QWidget *old, const QWidget *now);

    QWidget *m_window;
    QWidget *m_home;
    QTimer m_whenHidden; ///< once for all that a change hides
};

} // namespace adjutant::app
