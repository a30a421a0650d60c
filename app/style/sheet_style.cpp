// SPDX-License-Identifier: MIT
#include "app/style/sheet_style.h"

#include "app/style/design.h"

namespace adjutant::app {

SheetStyle::SheetStyle()
    : QProxyStyle(QStringLiteral("fusion"))
{
}

int SheetStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return design().px(space::Medium);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return design().px(16);
    case PM_ScrollBarExtent:
        return design().px(10);
    case PM_ScrollBarSliderMin:
        return design().px(32);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return design().px(18);
    case PM_SplitterWidth:
        return 1;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int SheetStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default:
        break;
    }
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

} // namespace adjutant::app
