// SPDX-License-Identifier: MIT
#include "app/cli/battle_log.h"

#include "core/report/course.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

QStringList logLines(const Narrator &narrator)
{
    QStringList lines;
    for (const CourseTurn &turn : courseOf(narrator)) {
        if (turn.lines.isEmpty())
            continue;
        lines.append(narrator.moment(turn.moment));
        for (const CourseLine &line : turn.lines)
            lines.append(u"  "_s + line.withHeading());
    }
    return lines;
}

} // namespace adjutant::cli
