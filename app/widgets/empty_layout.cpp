// SPDX-License-Identifier: MIT
#include "app/widgets/empty_layout.h"

#include <QLayout>
#include <QWidget>

#include <memory>

namespace adjutant::app {

void emptyLayout(QLayout &layout)
{
    while (const std::unique_ptr<QLayoutItem> item{layout.takeAt(0)}) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
    }
}

} // namespace adjutant::app
