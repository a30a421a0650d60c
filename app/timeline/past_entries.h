// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"

#include <QList>

namespace adjutant::app {

/// One thing that happened on a line of steps: an entry that was done, one that is open at the end
/// of the line, or a note.
struct PastEntry
{
    StepId entry = StepId::None; ///< its command step; of a note the note itself
    StepId last = StepId::None;  ///< the step behind which it had happened
    Moment moment;               ///< when
    int number = 0;              ///< counts from 1 in a turn, as the log does
    bool isOpen = false;
    bool isAhead = false; ///< behind the head of the journal: undone, or of another line
};

/// What happened on the line that ends with \a tip, in the order in which it ended.
QList<PastEntry> pastEntries(const Journal &journal, StepId tip);

/// The answers that people gave in the entry, as far as \a past goes, in order.
QList<StepId> answersOf(const Journal &journal, const PastEntry &past);

} // namespace adjutant::app
