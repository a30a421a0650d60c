// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>
#include <QString>

class QWidget;

namespace adjutant::app {

/// Keeps the size and place of a window from one time to the next. It is never larger than the
/// screen nor off it, title bar and all.
class WindowPlace : public QObject
{
    Q_OBJECT

public:
    /// \a name is what it is remembered by; \a size the first one, at 100 percent; an empty one is
    /// all of the screen.
    WindowPlace(QWidget *window, const QString &name, QSize size);

    /// Whether a window of that name has been there before.
    static bool isKept(const QString &name);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void bringOntoScreen();

    QWidget *m_window;
    QString m_key;
};

} // namespace adjutant::app
