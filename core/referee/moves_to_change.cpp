// SPDX-License-Identifier: MIT
#include "core/referee/moves_to_change.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QList<effect::Instruct> movesTold(const Journal &journal, StepId from, StepId to,
                                  const Rulebook &rulebook)
{
    QList<effect::Instruct> moves;
    for (const StepId id : journal.steps(from, to)) {
        for (const Effect &effect : journal.step(id).effects) {
            const auto *instruct = std::get_if<effect::Instruct>(&effect);
            if (instruct && rulebook.movement.contains(instruct->text.key()))
                moves.append(*instruct);
        }
    }
    return moves;
}

} // namespace

QList<effect::Instruct> movesToChange(const Journal &journal, StepId fork, StepId oldTip,
                                      StepId tip, const Rulebook &rulebook)
{
    QList<effect::Instruct> coming = movesTold(journal, fork, tip, rulebook);
    QList<effect::Instruct> changes;
    for (const effect::Instruct &made : movesTold(journal, fork, oldTip, rulebook)) {
        if (!coming.removeOne(made))
            changes.append(
                {made.subject, Text(u"table.moveBack"_s).with(u"what"_s, QList<Text>{made.text})});
    }
    return changes + coming;
}

} // namespace adjutant
