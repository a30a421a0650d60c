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
    describe();
    QStylePainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_Widget, option);
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), option.palette, isEnabled(),
                         shownText(), foregroundRole());
}

/// With another text as with another width.
void ElidedLabel::describe()
{
    const QString whole = text();
    const QString tip = shownText() == whole ? QString() : whole.toHtmlEscaped();
    if (toolTip() != tip)
        setToolTip(tip);
}

QString ElidedLabel::shownText() const
{
    QStringList lines = text().split(u'\n');
    for (QString &line : lines)
        line = fontMetrics().elidedText(line, Qt::ElideRight, contentsRect().width());
    return lines.join(u'\n');
}

} // namespace adjutant::app
