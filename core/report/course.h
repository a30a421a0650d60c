// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/narrator.h"

namespace adjutant {

/// One thing that happened.
struct CourseLine
{
    QString text;    ///< a sentence
    QString heading; ///< the rulebook's heading that it stands under; may be empty

    /// Both in one.
    QString withHeading() const;
};

/// What happened in one turn of one side.
struct CourseTurn
{
    Moment moment;
    QList<CourseLine> lines;
    QList<StepId> notes; ///< what was noted in it, with whatever belongs to the notes
};

/// What happened, up to where the battle stands, turn by turn; turns without a word left out.
QList<CourseTurn> courseOf(const Narrator &narrator);

} // namespace adjutant
