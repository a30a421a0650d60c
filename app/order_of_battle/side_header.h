// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/threat_lines.h"

namespace adjutant::app {

/// The line above the units of a side: its name; what it has lost, as words and as a bar with a
/// mark where it ends; what threatens it.
class SideHeader
{
public:
    SideHeader(const UnitRow &row, int width);

    int height() const;
    /// With its top left corner at the origin of \a painter.
    void paint(QPainter &painter) const;

private:
    void paintBar(QPainter &painter, const QRectF &bar) const;

    const UnitRow &m_row;
    int m_width;
    ThreatLines m_threats;
    int m_wordsTop = 0; ///< 0 where nothing is counted
    int m_barTop = 0;
    int m_threatsTop = 0;
};

} // namespace adjutant::app
