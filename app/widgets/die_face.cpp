// SPDX-License-Identifier: MIT
#include "app/widgets/die_face.h"

#include "app/style/design.h"

#include <QLocale>
#include <QPainter>

#include <array>

namespace adjutant::app {

namespace {

constexpr int MostPips = 6;

/// Where pips are on the die: columns and rows of a grid of three, for one to six.
const std::array<QList<QPoint>, MostPips + 1> Pips{{
    {},
    {{1, 1}},
    {{0, 0}, {2, 2}},
    {{0, 0}, {1, 1}, {2, 2}},
    {{0, 0}, {2, 0}, {0, 2}, {2, 2}},
    {{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}},
    {{0, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {2, 2}},
}};

} // namespace

void paintDieFace(QPainter &painter, const QRectF &die, int face, int sides, const QColor &ink)
{
    if (face <= 0)
        return;
    if (sides > MostPips || face > MostPips) {
        QFont font = design().font(Type::Question);
        font.setPixelSize(qMax(1, qRound(die.height() * 0.45)));
        painter.setPen(ink);
        painter.setFont(font);
        painter.drawText(die, Qt::AlignCenter, QLocale().toString(face));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const qreal step = die.width() * 0.23;
    const qreal radius = die.width() * 0.085;
    for (const QPoint &pip : Pips.at(static_cast<size_t>(face)))
        painter.drawEllipse(die.center() + QPointF((pip.x() - 1) * step, (pip.y() - 1) * step),
                            radius, radius);
}

} // namespace adjutant::app
