// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_figures.h"

#include "app/style/design.h"
#include "app/style/symbols.h"
#include "app/widgets/die_face.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int DieSides = 6;
constexpr int MostStrokes = 4; ///< more markers are a number
constexpr qreal Faded = 0.27;
// Parts of the height of a figure.
constexpr qreal Gap = 3 / 17.0;
constexpr qreal DieHeight = 1.35;
constexpr qreal SymbolGap = 0.35;
// Parts of the width of a figure and of its height.
constexpr qreal StrokeStep = 0.2;
constexpr qreal StrokeWidth = 0.1;
constexpr qreal StrokeHeight = 0.34;

int part(int height, qreal share)
{
    return qRound(height * share);
}

} // namespace

UnitFigures::UnitFigures(const UnitRow &row, int figureHeight, int width)
    : m_row(row)
    , m_width(width)
    , m_gap(std::max(1, part(figureHeight, Gap)))
    , m_line(figureHeight)
{
    if (row.hasPicture())
        m_line = part(figureHeight, DieHeight);
    if (row.die != UnitRow::NoDie) {
        m_die = take(m_line, m_line);
        m_x += part(figureHeight, SymbolGap);
    }
    if (!row.figure.isEmpty()) {
        m_symbol = take(qRound(symbolWidth(row.symbol, m_line)), m_line);
        m_x += part(figureHeight, SymbolGap);
    }
    const QString &figure = row.figure.isEmpty() ? row.symbol : row.figure;
    const int count = figure.isEmpty() ? 0 : std::max(1, row.full);
    for (int i = 0; i < count; ++i)
        m_figures.append(take(qRound(symbolWidth(figure, figureHeight)), figureHeight));
}

/// The next place of that size, in the middle of its line; on a new line where there is no room.
QRect UnitFigures::take(int wide, int high)
{
    if (m_x > 0 && m_x + wide > m_width) {
        m_x = 0;
        m_y += m_line + m_gap;
    }
    const QRect place(m_x, m_y + (m_line - high) / 2, wide, high);
    m_x += wide + m_gap;
    m_height = m_y + m_line;
    m_last = QRect(place.left(), m_y, wide, m_line);
    return place;
}

void UnitFigures::paint(QPainter &painter, QPoint at) const
{
    painter.save();
    painter.translate(at);
    const QColor colour = design().palette().side(m_row.side);
    if (m_row.die > 0 && !m_row.gone) // without pips none stands on the table: its place stays free
        paintDie(painter);
    painter.setOpacity(m_row.gone ? Faded : 1.0);
    if (!m_symbol.isNull())
        paintSymbol(painter, m_row.symbol, m_symbol, colour);
    const QString &figure = m_row.figure.isEmpty() ? m_row.symbol : m_row.figure;
    for (int i = 0; i < m_figures.size(); ++i) {
        const bool fallen = m_row.gone || (m_row.full > 0 && i >= m_row.strength);
        painter.setOpacity(fallen ? Faded : 1.0);
        paintSymbol(painter, figure, m_figures.at(i), colour);
    }
    painter.setOpacity(1.0);
    const int last = m_row.full > 0 ? m_row.strength - 1 : 0;
    if (m_row.markers > 0 && !m_row.gone && last >= 0 && last < m_figures.size())
        paintMarkers(painter, m_figures.at(last));
    painter.restore();
}

void UnitFigures::paintDie(QPainter &painter) const
{
    const Palette &colours = design().palette();
    const qreal line = std::max(1.0, m_die.width() / 14.0);
    const qreal corner = m_die.width() / 5.0;
    painter.setPen(QPen(colours.ink, line));
    painter.setBrush(colours.button);
    const qreal inset = line / 2;
    painter.drawRoundedRect(QRectF(m_die).adjusted(inset, inset, -inset, -inset), corner, corner);
    paintDieFace(painter, m_die, m_row.die, DieSides, colours.ink);
}

/// A tally: a stroke each.
void UnitFigures::paintMarkers(QPainter &painter, const QRect &figure) const
{
    const QColor colour = design().palette().paper;
    if (m_row.markers > MostStrokes) {
        QFont font = design().font(Type::Badge);
        font.setPixelSize(std::max(1, part(figure.height(), 0.5)));
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(figure, Qt::AlignCenter, QLocale().toString(m_row.markers));
        return;
    }
    const QRectF place(figure);
    const qreal step = place.width() * StrokeStep;
    QRectF stroke(0, 0, place.width() * StrokeWidth, place.height() * StrokeHeight);
    for (int i = 0; i < m_row.markers; ++i) {
        const qreal offset = (i - (m_row.markers - 1) / 2.0) * step;
        stroke.moveCenter(place.center() + QPointF(offset, 0));
        painter.fillRect(stroke, colour);
    }
}

} // namespace adjutant::app
