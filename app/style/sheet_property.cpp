// SPDX-License-Identifier: MIT
#include "app/style/sheet_property.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace adjutant::app {

void setSheetProperty(QWidget &widget, const char *name, const QVariant &value)
{
    if (widget.property(name) == value)
        return;
    widget.setProperty(name, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace adjutant::app
