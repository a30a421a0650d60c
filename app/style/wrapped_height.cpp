// SPDX-License-Identifier: MIT
#include "app/style/wrapped_height.h"

#include <QFontMetrics>

#include <algorithm>

namespace adjutant::app {

int wrappedHeight(const QFontMetrics &metrics, const QString &text, int width)
{
    constexpr int endless = 100000;
    const QRect room(0, 0, std::max(width, 1), endless);
    return metrics.boundingRect(room, Qt::TextWordWrap, text).height();
}

} // namespace adjutant::app
