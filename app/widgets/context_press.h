// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndex>
#include <QObject>
#include <QPoint>
#include <QTimer>

class QAbstractItemView;

namespace adjutant::app {

/// The other press on a row: a right click, a long press of the finger or the mouse, or the menu
/// key. After a long press letting go means nothing.
class ContextPress : public QObject
{
    Q_OBJECT

public:
    static constexpr int HoldTime = 600; ///< milliseconds

    explicit ContextPress(QAbstractItemView *view);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void pressed(const QModelIndex &row);

private:
    void tell(QPoint place);

    QAbstractItemView *m_view;
    QTimer m_timer;
    QPoint m_place;
    bool m_held = false;
};

} // namespace adjutant::app
