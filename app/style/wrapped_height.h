// SPDX-License-Identifier: MIT
#pragma once

class QFontMetrics;
class QString;

namespace adjutant::app {

/// How high \a text stands, in pixels, in lines of no more than \a width.
int wrappedHeight(const QFontMetrics &metrics, const QString &text, int width);

} // namespace adjutant::app
