// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QColor;
class QPainter;

namespace adjutant::app {

/// Paints what a die of \a sides shows, within its edges: pips, or beyond six the number. Nothing
/// for a face of 0.
void paintDieFace(QPainter &painter, const QRectF &die, int face, int sides, const QColor &ink);

} // namespace adjutant::app
