// SPDX-License-Identifier: MIT
#include "app/report/loss_chart.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int TypeSize = 12;
constexpr qreal Mark = 4;       ///< half the width of a point
constexpr qreal SmallMark = 2;  ///< of a point amid a turn
constexpr qreal WideMark = 1.4; ///< a mark that goes around a dot, to the dot
constexpr qreal TickMark = 4;   ///< the length of the mark where a turn begins
constexpr qreal Gap = 8;
constexpr qreal NameMark = 4 * Mark; ///< the room for the mark before a name
constexpr int MostLines = 5;         ///< of the grid

/// Of the first line, the second and so on, in widths of it: what lies below shows in the gaps.
QList<qreal> dashesOf(qsizetype line)
{
    static const QList<QList<qreal>> dashes{{}, {5, 5}, {1, 5}, {8, 2, 1, 2}};
    return dashes.at(line % dashes.size());
}

/// A dot, and around it what is drawn of the lines above: a square, a diamond, a cross.
void paintMark(QPainter &painter, qsizetype line, const QPointF &at, qreal half)
{
    const qreal wide = half * WideMark;
    const QPointF across(wide, 0);
    const QPointF up(0, wide);
    switch (line % 4) {
    case 0:
        painter.drawEllipse(at, half, half);
        break;
    case 1:
        painter.drawRect(QRectF(at - across - up, at + across + up).normalized());
        break;
    case 2:
        painter.drawPolygon(QPolygonF{at - 2 * across, at - 2 * up, at + 2 * across, at + 2 * up});
        break;
    default:
        painter.drawLine(at - across - up, at + across + up);
        painter.drawLine(at - across + up, at + across - up);
    }
}

class ChartPainter
{
public:
    ChartPainter(QPainter &painter, const QRectF &place, const block::Chart &chart,
                 const Palette &palette)
        : m_painter(painter)
        , m_chart(chart)
        , m_palette(palette)
        , m_metrics(painter.font())
        , m_right(place.right())
        , m_highest(highest(chart))
    {
        qreal names = 0;
        for (const block::Chart::Series &series : chart.series)
            names = std::max(names, m_metrics.horizontalAdvance(nameOf(series)));
        names = std::min(names, place.width() / 3);
        const qreal numbers = m_metrics.horizontalAdvance(QLocale().toString(m_highest)) + 2;
        m_plot = place.adjusted(numbers + Gap, m_metrics.height(), -names - 2 * Gap - NameMark,
                                -m_metrics.height() - Gap);
    }

    void paint()
    {
        paintGrid();
        paintTicks();
        for (qsizetype line = 0; line < m_chart.series.size(); ++line)
            paintSeries(line);
        paintNames();
    }

private:
    static int highest(const block::Chart &chart)
    {
        int most = 1;
        for (const block::Chart::Series &series : chart.series) {
            for (const int value : series.values)
                most = std::max(most, value);
        }
        return most;
    }

    /// What is read at the end of the line: the name, and how much is left.
    static QString nameOf(const block::Chart::Series &series)
    {
        const int last = series.values.isEmpty() ? 0 : series.values.constLast();
        return series.name + u' ' + QLocale().toString(last);
    }

    qreal x(qsizetype place) const
    {
        const auto last = static_cast<qreal>(std::max<qsizetype>(1, m_chart.turns.size() - 1));
        return m_plot.left() + m_plot.width() * static_cast<qreal>(place) / last;
    }

    qreal y(int value) const { return m_plot.bottom() - m_plot.height() * value / m_highest; }

    /// The distance of the lines of the grid: 1, 2 or 5 and so on.
    int gridStep() const
    {
        int step = 1;
        for (int factor = 0; m_highest / step > MostLines; ++factor)
            step = factor % 3 == 1 ? step / 2 * 5 : step * 2;
        return step;
    }

    void paintGrid()
    {
        for (int value = 0; value <= m_highest; value += gridStep()) {
            m_painter.setPen(QPen(value == 0 ? m_palette.muted : m_palette.line, 1));
            m_painter.drawLine(QPointF(m_plot.left(), y(value)), QPointF(m_plot.right(), y(value)));
            m_painter.setPen(m_palette.muted);
            const QRectF number(0, y(value) - m_metrics.height() / 2, m_plot.left() - Gap,
                                m_metrics.height());
            m_painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter,
                               QLocale().toString(value));
        }
    }

    /// Where each turn begins, and last where the battle stands.
    QList<qsizetype> beginnings() const
    {
        QList<qsizetype> places;
        for (qsizetype i = 0; i < m_chart.turns.size(); ++i) {
            if (i == 0 || m_chart.turns.at(i) != m_chart.turns.at(i - 1))
                places.append(i);
        }
        return places;
    }

    /// Below the point at \a place, and never beyond the edge.
    QRectF tickPlace(qsizetype place) const
    {
        const qreal width = m_metrics.horizontalAdvance(m_chart.turns.at(place)) + 1;
        const qreal left = std::clamp(x(place) - width / 2, 0.0, std::max(0.0, m_right - width));
        return {left, m_plot.bottom() + Gap, width, m_metrics.height()};
    }

    /// Every so many of the turns, and the last, unless they run into each other.
    QList<qsizetype> everyTurn(qsizetype step) const
    {
        const QList<qsizetype> all = beginnings();
        QList<qsizetype> shown;
        const QRectF last = all.isEmpty() ? QRectF() : tickPlace(all.constLast());
        for (qsizetype i = 0; i + 1 < all.size(); i += step) {
            if (tickPlace(all.at(i)).right() + Gap <= last.left())
                shown.append(all.at(i));
        }
        shown.append(all.mid(all.size() - 1));
        return shown;
    }

    bool isCrowded(const QList<qsizetype> &places) const
    {
        for (qsizetype i = 1; i < places.size(); ++i) {
            if (tickPlace(places.at(i - 1)).right() + Gap > tickPlace(places.at(i)).left())
                return true;
        }
        return false;
    }

    /// Each turn has its mark; as many have their name as there is room for.
    void paintTicks()
    {
        const QList<qsizetype> all = beginnings();
        QList<qsizetype> shown = everyTurn(1);
        for (qsizetype step = 2; step < all.size() && isCrowded(shown); ++step)
            shown = everyTurn(step);
        m_painter.setPen(m_palette.muted);
        for (const qsizetype place : all)
            m_painter.drawLine(QPointF(x(place), m_plot.bottom()),
                               QPointF(x(place), m_plot.bottom() + TickMark));
        for (const qsizetype place : shown)
            m_painter.drawText(tickPlace(place), Qt::AlignLeft, m_chart.turns.at(place));
    }

    void paintSeries(qsizetype number)
    {
        const block::Chart::Series &series = m_chart.series.at(number);
        QPainterPath line;
        for (qsizetype i = 0; i < series.values.size(); ++i) {
            const QPointF point(x(i), y(series.values.at(i)));
            i == 0 ? line.moveTo(point) : line.lineTo(point);
        }
        QPen pen(m_palette.side(series.colour), 2);
        if (const QList<qreal> dashes = dashesOf(number); !dashes.isEmpty()) {
            pen.setDashPattern(dashes);
            pen.setCapStyle(Qt::FlatCap);
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen);
        m_painter.drawPath(line);
        takeMarkOf(number);
        paintMarks(number);
    }

    /// Only a dot is filled: what goes around it hides nothing.
    void takeMarkOf(qsizetype line)
    {
        const QColor colour = m_palette.side(m_chart.series.at(line).colour);
        m_painter.setPen(QPen(colour, 2));
        m_painter.setBrush(line == 0 ? QBrush(colour) : QBrush());
    }

    /// Small ones amid a turn, and none where they would run into each other.
    void paintMarks(qsizetype line)
    {
        const block::Chart::Series &series = m_chart.series.at(line);
        const QList<qsizetype> turns = beginnings();
        const qreal between = x(1) - x(0);
        const qreal ofATurn =
            m_plot.width() / static_cast<qreal>(std::max<qsizetype>(1, turns.size()));
        for (qsizetype i = 0; i < series.values.size(); ++i) {
            const bool begins = turns.contains(i);
            const qreal half = begins ? Mark : SmallMark;
            const bool isLast = i + 1 == series.values.size();
            if (isLast || (begins ? ofATurn : between) >= 4 * half)
                paintMark(m_painter, line, QPointF(x(i), y(series.values.at(i))), half);
        }
    }

    /// At the ends of the lines, moved apart where they would run into each other.
    void paintNames()
    {
        QList<qsizetype> byHeight;
        for (qsizetype line = 0; line < m_chart.series.size(); ++line) {
            if (!m_chart.series.at(line).values.isEmpty())
                byHeight.append(line);
        }
        const auto last = [&](qsizetype line) {
            return m_chart.series.at(line).values.constLast();
        };
        std::stable_sort(byHeight.begin(), byHeight.end(),
                         [&](qsizetype left, qsizetype right) { return last(left) > last(right); });
        const qreal height = m_metrics.height();
        qreal lowest = -height;
        for (const qsizetype line : byHeight) {
            lowest = std::max(y(last(line)) - height / 2, lowest + height);
            paintName(line, lowest);
        }
    }

    /// With the mark of its line before it.
    void paintName(qsizetype line, qreal top)
    {
        const qreal left = m_plot.right() + Gap + NameMark;
        takeMarkOf(line);
        paintMark(m_painter, line, QPointF(left - NameMark / 2, top + m_metrics.height() / 2),
                  SmallMark);
        m_painter.drawText(
            QRectF(left, top, m_right - left, m_metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
            m_metrics.elidedText(nameOf(m_chart.series.at(line)), Qt::ElideRight, m_right - left));
    }

    QPainter &m_painter;
    const block::Chart &m_chart;
    const Palette &m_palette;
    QFontMetricsF m_metrics;
    qreal m_right;
    QRectF m_plot;
    int m_highest;
};

} // namespace

void paintChart(QPainter &painter, const QRectF &place, const block::Chart &chart,
                const Palette &palette)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(TypeSize);
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    ChartPainter(painter, place, chart, palette).paint();
}

QImage chartImage(const block::Chart &chart, const Palette &palette, int scale)
{
    QImage image(ChartSize * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintChart(painter, QRectF(QPointF(), ChartSize), chart, palette);
    return image;
}

QString chartSvg(const block::Chart &chart, const Palette &palette)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(ChartSize);
    generator.setViewBox(QRect(QPoint(), ChartSize));
    generator.setTitle(chart.title);
    QPainter painter(&generator);
    paintChart(painter, QRectF(QPointF(), ChartSize), chart, palette);
    painter.end();
    // Within a page of HTML there is no declaration of XML.
    const QString svg = QString::fromUtf8(buffer.data());
    return svg.mid(svg.indexOf(u"<svg"_s));
}

} // namespace adjutant::app
