// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QList>
#include <QRect>

class QPainter;

namespace adjutant::app {

/// What threatens a unit or a side: a filled badge with the word, and the reason beside it or,
/// where there is no room, below. A line for each.
class ThreatLines
{
public:
    ThreatLines(const QList<Threat> &threats, int width);

    int height() const { return m_height; }
    /// With the first line at the origin of \a painter.
    void paint(QPainter &painter) const;

private:
    struct Line
    {
        QRect badge;
        QRect reason;
    };

    const QList<Threat> &m_threats;
    QList<Line> m_lines;
    int m_height = 0;
};

} // namespace adjutant::app
