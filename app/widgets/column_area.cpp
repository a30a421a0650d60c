// SPDX-License-Identifier: MIT
#include "app/widgets/column_area.h"

#include <QEvent>
#include <QScrollBar>

namespace adjutant::app {

ColumnArea::ColumnArea(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
}

QSize ColumnArea::minimumSizeHint() const
{
    const int held = widget() ? widget()->minimumSizeHint().width() : 0;
    return {held + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
}

bool ColumnArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace adjutant::app
