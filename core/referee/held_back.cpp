// SPDX-License-Identifier: MIT
#include "core/referee/held_back.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// What people have begun and not ended, and what the rules demand before \a command, in words.
QList<Text> unfinished(const Journal &journal, const Command &command, StepId itself)
{
    QList<Text> found;
    QList<int> begun;
    for (const OpenEntry &open : journal.open().entries) {
        const Step &step = journal.step(open.entry);
        begun.append(step.command.owed);
        if (open.entry != itself)
            found.append(step.label);
    }
    QList<Text> atTheGate;
    for (const Owed &item : journal.state().owed()) {
        if (item.id == command.owed)
            break; // what stands behind it comes after it
        if (item.due == Due::Offer || begun.contains(item.id))
            continue;
        (item.due == Due::Now ? found : atTheGate).append(item.cause);
    }
    // That alone is for the game to refuse: it knows which gate this is.
    return found.isEmpty() ? found : found + atTheGate;
}

} // namespace

std::optional<Refusal> heldBack(const Game &game, const Journal &journal, const Command &command,
                                StepId itself)
{
    const ActionDeclaration *action = game.rulebook().action(command.procedure);
    if (!action || !action->turnCommand)
        return std::nullopt;
    const QList<Text> what = unfinished(journal, command, itself);
    if (what.isEmpty())
        return std::nullopt;
    return Refusal{Text(u"refusal.unfinished"_s).with(u"what"_s, what), action->rule};
}

} // namespace adjutant
