// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QSize>

class QPainter;
class QRect;

namespace adjutant::app {

/// The size of a badge with that word, not wider than \a most.
QSize badgeSize(const QString &word, int most);
/// Symbol and word within a border, in the colour of its tone.
void paintBadge(QPainter &painter, const QRect &place, const Badge &badge);
/// The other way round: on the colour of its tone. For what must not be overlooked.
void paintFilledBadge(QPainter &painter, const QRect &place, const Badge &badge);

} // namespace adjutant::app
