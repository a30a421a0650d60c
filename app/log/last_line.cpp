// SPDX-License-Identifier: MIT
#include "app/log/last_line.h"

#include "app/session/session.h"

namespace adjutant::app {

Text lastLine(const Session &session)
{
    const QList<Line> pending = session.referee().frontLines();
    if (!pending.isEmpty())
        return pending.constLast().text;
    const Journal &journal = session.journal();
    for (StepId at = journal.head(); at != StepId::None; at = journal.step(at).parent) {
        if (!journal.step(at).lines.isEmpty())
            return journal.step(at).lines.constLast().text;
    }
    return {};
}

} // namespace adjutant::app
