// SPDX-License-Identifier: MIT
// The one list of the pages of the right zone.
#include "app/side_zone/side_panel.h"

namespace adjutant::app {

QList<SidePanel *> createSidePanels(QWidget *)
{
    return {};
}

} // namespace adjutant::app
