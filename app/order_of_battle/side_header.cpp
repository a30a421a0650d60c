// SPDX-License-Identifier: MIT
#include "app/order_of_battle/side_header.h"

#include "app/style/design.h"
#include "app/style/wrapped_height.h"

#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int NameHeight = 36;
constexpr int NameAbove = 30; ///< the same, where something stands below it
constexpr int BarHeight = 7;
constexpr int HeaderGap = 5;
constexpr qreal Shaken = 0.35;
constexpr int MarkOver = 3; ///< how far the mark stands out of the bar

int wordsHeight(const QString &words, int width)
{
    return wrappedHeight(QFontMetrics(design().font(Type::Small)), words, width);
}

} // namespace

SideHeader::SideHeader(const UnitRow &row, int width)
    : m_row(row)
    , m_width(width)
    , m_threats(row.threats, width)
{
    int bottom = design().px(NameAbove);
    if (!row.losses.words.isEmpty()) {
        m_wordsTop = bottom;
        m_barTop = bottom + wordsHeight(row.losses.words, width) + design().px(HeaderGap);
        bottom = m_barTop + design().px(BarHeight + HeaderGap);
    }
    m_threatsTop = bottom + design().px(MarkOver);
}

int SideHeader::height() const
{
    if (m_threats.height() > 0)
        return m_threatsTop + m_threats.height() + design().px(HeaderGap);
    return m_wordsTop > 0 ? m_threatsTop + design().px(HeaderGap) : design().px(NameHeight);
}

void SideHeader::paint(QPainter &painter) const
{
    const Palette &colours = design().palette();
    const int nameHeight = height() == design().px(NameHeight) ? height() : design().px(NameAbove);
    painter.setFont(design().font(Type::Section));
    painter.setPen(colours.side(m_row.side));
    painter.drawText(
        QRect(0, 0, m_width, nameHeight), Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_row.name.toUpper(), Qt::ElideRight, m_width));
    if (m_wordsTop > 0) {
        painter.setFont(design().font(Type::Small));
        painter.setPen(colours.muted);
        painter.drawText(QRect(0, m_wordsTop, m_width, m_barTop - m_wordsTop),
                         Qt::AlignLeft | Qt::TextWordWrap, m_row.losses.words);
        paintBar(painter, QRectF(0, m_barTop, m_width, design().px(BarHeight)));
    }
    painter.translate(0, m_threatsTop);
    m_threats.paint(painter);
}

/// What is gone is full, what may come back is hatched; the mark stands out of the bar.
void SideHeader::paintBar(QPainter &painter, const QRectF &bar) const
{
    const Palette &colours = design().palette();
    const LossBar &losses = m_row.losses;
    const qreal each = bar.width() / std::max(1, losses.whole);
    const QColor colour = colours.side(m_row.side);
    painter.fillRect(bar, colours.chip);
    QRectF part = bar;
    part.setWidth(std::min(bar.width(), losses.gone * each));
    painter.fillRect(part, colour);
    part.setLeft(part.right());
    part.setRight(std::min(bar.right(), part.left() + losses.shaken * each));
    painter.setOpacity(Shaken);
    painter.fillRect(part, colour);
    painter.setOpacity(1);
    painter.fillRect(part, QBrush(colour, Qt::BDiagPattern));
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    if (losses.mark <= 0)
        return;
    const qreal over = design().px(MarkOver);
    QRectF mark(0, bar.top() - over, design().px(space::Hair), bar.height() + 2 * over);
    mark.moveLeft(std::min(bar.right() - mark.width(), bar.left() + losses.mark * each));
    painter.fillRect(mark, colours.ink);
}

} // namespace adjutant::app
