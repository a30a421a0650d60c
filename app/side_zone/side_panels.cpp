// SPDX-License-Identifier: MIT
// The one list of the pages of the right zone.
#include "app/deck/deck_panel.h"
#include "app/log/log_panel.h"
#include "app/markers/markers_panel.h"
#include "app/owed/owed_panel.h"
#include "app/reference/reference_panel.h"
#include "app/side_zone/side_panel.h"
#include "app/timeline/timeline_panel.h"

namespace adjutant::app {

QList<SidePanel *> createSidePanels(QWidget *parent)
{
    auto *reference = new ReferencePanel(parent);
    auto *log = new LogPanel(parent);
    QObject::connect(log, &LogPanel::sourceWanted, reference, &ReferencePanel::showSource);
    auto *timeline = new TimelinePanel(parent);
    QObject::connect(log, &LogPanel::momentWanted, timeline, &TimelinePanel::lookAt);
    return {reference,
            log,
            new MarkersPanel(parent),
            new OwedPanel(parent),
            timeline,
            new DeckPanel(parent)};
}

} // namespace adjutant::app
