// SPDX-License-Identifier: MIT
#include "core/referee/moves_to_change.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace adjutant {

StepId forkOf(const Journal &journal, StepId first, StepId second)
{
    if (journal.isOnTheWay(first, second))
        return first;
    if (journal.isOnTheWay(second, first))
        return second;
    const QList<StepId> one = journal.path(first);
    const QList<StepId> other = journal.path(second);
    const auto differ = std::mismatch(one.cbegin(), one.cend(), other.cbegin(), other.cend());
    return differ.first == one.cbegin() ? StepId::None : *std::prev(differ.first);
}

QList<effect::Instruct> instructionsAmong(const QList<Effect> &effects, qsizetype from)
{
    QList<effect::Instruct> found;
    for (qsizetype i = from; i < effects.size(); ++i) {
        if (const auto *instruct = std::get_if<effect::Instruct>(&effects.at(i)))
            found.append(*instruct);
    }
    return found;
}

QList<effect::Instruct> movesAmong(const QList<Effect> &effects, const Rulebook &rulebook)
{
    QList<effect::Instruct> moves = instructionsAmong(effects);
    moves.removeIf([&rulebook](const effect::Instruct &instruction) {
        return !rulebook.movement.contains(instruction.text.key());
    });
    return moves;
}

QList<effect::Instruct> movesTold(const Journal &journal, StepId from, StepId to,
                                  const Rulebook &rulebook)
{
    QList<effect::Instruct> moves;
    for (const StepId id : journal.steps(from, to))
        moves += movesAmong(journal.step(id).effects, rulebook);
    return moves;
}

QList<effect::Instruct> movesToChange(const QList<effect::Instruct> &made,
                                      QList<effect::Instruct> coming)
{
    QList<effect::Instruct> changes;
    for (const effect::Instruct &move : made) {
        if (!coming.removeOne(move))
            changes.append(
                {move.subject, Text(u"table.moveBack"_s).with(u"what"_s, QList<Text>{move.text})});
    }
    return changes + coming;
}

} // namespace adjutant
