// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace adjutant::app {

/// Distances and sizes that Qt's layouts and controls take from the style, from the design. So a
/// form sets none of its own, and all of them grow with the text.
class SheetStyle : public QProxyStyle
{
    Q_OBJECT

public:
    SheetStyle();

    int pixelMetric(PixelMetric metric, const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr,
                  const QWidget *widget = nullptr,
                  QStyleHintReturn *returnData = nullptr) const override;
};

} // namespace adjutant::app
