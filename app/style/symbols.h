// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>
#include <QString>

class QPainter;

namespace adjutant::app {

/// Paints the symbol of that name (resources/icons/symbols) in one colour, filling \a place with
/// its proportions kept. A name that is not there gives a plain mark, so that the rest goes on.
void paintSymbol(QPainter &painter, const QString &name, const QRectF &place, const QColor &colour);

/// The width of the symbol when it is \a height high.
qreal symbolWidth(const QString &name, qreal height);

QIcon symbolIcon(const QString &name, const QColor &colour);

} // namespace adjutant::app
