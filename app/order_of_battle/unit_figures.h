// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QList>
#include <QRect>

class QPainter;

namespace adjutant::app {

/// What stands for a unit as it does on the table: its die, its symbol, its figures or stands with
/// the markers on the last of them. Laid out in lines that are \a figureHeight high and not wider
/// than \a width.
class UnitFigures
{
public:
    UnitFigures(const UnitRow &row, int figureHeight, int width);

    /// Of all lines.
    int height() const { return m_height; }
    /// Where the last line ends.
    QRect last() const { return m_last; }
    /// With the first line at \a at.
    void paint(QPainter &painter, QPoint at) const;

private:
    QRect take(int wide, int high);
    void paintDie(QPainter &painter) const;
    void paintMarkers(QPainter &painter, const QRect &figure) const;

    const UnitRow &m_row;
    int m_width;
    int m_gap;
    int m_line; ///< the height of a line
    int m_x = 0;
    int m_y = 0;
    int m_height = 0;
    QRect m_last;
    QRect m_die;
    QRect m_symbol; ///< where the figures have a look of their own
    QList<QRect> m_figures;
};

} // namespace adjutant::app
