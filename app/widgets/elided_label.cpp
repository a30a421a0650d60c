// SPDX-License-Identifier: MIT
#include "app/widgets/elided_label.h"

#include "app/style/design.h"

#include <QStyleOption>
#include <QStylePainter>

namespace adjutant::app {

QSize ElidedLabel::minimumSizeHint() const
{
    const QSize full = QLabel::minimumSizeHint();
    return {qMin(full.width(), design().px(60)), full.height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_Widget, option);
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), option.palette, isEnabled(),
                         shownText(), foregroundRole());
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    const QString whole = text();
    setToolTip(shownText() == whole ? QString() : whole.toHtmlEscaped());
}

QString ElidedLabel::shownText() const
{
    QStringList lines = text().split(u'\n');
    for (QString &line : lines)
        line = fontMetrics().elidedText(line, Qt::ElideRight, contentsRect().width());
    return lines.join(u'\n');
}

} // namespace adjutant::app
