// SPDX-License-Identifier: MIT
#pragma once

#include "app/style/palette.h"

#include "core/report/report_block.h"

#include <QImage>

class QPainter;

namespace adjutant::app {

/// Paints a chart of a report: a line a side, told apart by its colour, its dashes, the shape of
/// its points and the name at its end. Lines that lie on each other all show.
void paintChart(QPainter &painter, const QRectF &place, const block::Chart &chart,
                const Palette &palette);

/// The size of a chart, in pixels at its own scale.
constexpr QSize ChartSize(680, 260);

/// The chart as an image, \a scale times as fine as ChartSize.
QImage chartImage(const block::Chart &chart, const Palette &palette, int scale);
/// The chart as the text of an element <svg>.
QString chartSvg(const block::Chart &chart, const Palette &palette);

} // namespace adjutant::app
