// SPDX-License-Identifier: MIT
#include "core/referee/told.h"

#include "core/referee/moves_to_change.h"
#include "core/referee/referee.h"

#include <QHash>

namespace adjutant {

namespace {

/// What the entry of \a step had told when that step was taken, from its beginning.
QList<effect::Instruct> toldUpTo(const Referee &referee, const Step &step)
{
    if (step.ends)
        return instructionsAmong(step.effects);
    const std::unique_ptr<Referee> then = referee.at(step.id);
    return then->journal().open().front == step.entry ? then->frontInstructions()
                                                      : QList<effect::Instruct>();
}

} // namespace

QList<Told> toldBetween(const Referee &referee, StepId from, StepId to)
{
    const Journal &journal = referee.journal();
    QHash<StepId, qsizetype> toldBefore; // by entry
    for (const OpenEntry &open : journal.openAt(from).entries) {
        const StepId asked = open.answers.isEmpty() ? open.entry : open.answers.constLast();
        toldBefore.insert(open.entry, toldUpTo(referee, journal.step(asked)).size());
    }
    QList<Told> told;
    for (const StepId id : journal.steps(from, to)) {
        const Step &step = journal.step(id);
        const QList<effect::Instruct> all = toldUpTo(referee, step);
        const QList<effect::Instruct> anew = all.mid(toldBefore.value(step.entry));
        if (anew.isEmpty())
            continue;
        toldBefore[step.entry] = all.size();
        told.append(
            {id, anew, difference(referee.at(step.parent)->state(), referee.at(id)->state())});
    }
    return told;
}

} // namespace adjutant
