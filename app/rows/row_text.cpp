// SPDX-License-Identifier: MIT
#include "app/rows/row_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace adjutant::app {

RowText::RowText(const QString &text, const QFont &font, int width, int mostLines)
    : m_font(font)
    , m_width(std::max(width, 1))
{
    QString broken = text;
    broken.replace(u'\n', QChar::LineSeparator);
    if (broken.isEmpty())
        return;
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(broken, font);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(m_width);
        if (m_lines.size() + 1 < mostLines) {
            m_lines.append(broken.mid(line.textStart(), line.textLength()).trimmed());
            continue;
        }
        const QString rest = broken.mid(line.textStart()).simplified();
        m_lines.append(QFontMetrics(font).elidedText(rest, Qt::ElideRight, m_width));
        break;
    }
    layout.endLayout();
}

int RowText::height() const
{
    return static_cast<int>(m_lines.size()) * QFontMetrics(m_font).height();
}

int RowText::width() const
{
    const QFontMetrics metrics(m_font);
    int widest = 0;
    for (const QString &line : m_lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return std::min(widest, m_width);
}

void RowText::paint(QPainter &painter, QPoint topLeft, Qt::Alignment alignment) const
{
    painter.setFont(m_font);
    const int height = QFontMetrics(m_font).height();
    QRect place(topLeft.x(), topLeft.y(), m_width, height);
    for (const QString &line : m_lines) {
        painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter), line);
        place.translate(0, height);
    }
}

} // namespace adjutant::app
