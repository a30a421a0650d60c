// SPDX-License-Identifier: MIT
#include "app/timeline/insertion.h"

#include "app/session/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

struct InsertionWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Insertion)
};

/// The entry that follows what was put in after \a from: all that had followed was worked out
/// again, and has other steps now.
StepId entryAfterInserted(const Journal &journal, StepId from)
{
    const QList<StepId> path = journal.path(journal.head());
    const auto inserted = std::upper_bound(path.cbegin(), path.cend(), from);
    return path.cend() - inserted < 2 ? StepId::None : *(inserted + 1);
}

} // namespace

void insertAll(Session &session, StepId before, const QList<Command> &commands)
{
    for (const Command &command : commands) {
        if (session.referee().revision()) {
            emit session.failed(
                InsertionWords::tr("Not all of it was put in: what followed is asked anew. Answer "
                                   "that, and put in the rest then."));
            return;
        }
        const StepId from = session.journal().step(before).parent;
        if (!session.insert(before, command))
            return;
        before = entryAfterInserted(session.journal(), from);
    }
}

} // namespace adjutant::app
