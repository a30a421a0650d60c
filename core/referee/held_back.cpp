// SPDX-License-Identifier: MIT
#include "core/referee/held_back.h"

#include "core/referee/run.h"

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

/// The entries but \a itself that have called for dice which nobody has thrown, in words.
QList<Text> unthrown(const Game &game, const Journal &journal, StepId itself)
{
    QList<Text> found;
    for (const OpenEntry &open : journal.open().entries) {
        if (open.entry == itself)
            continue;
        const Run tried = runOpen(game, journal, open, journal.state());
        if (tried.question && tried.question->kind == QuestionKind::Dice)
            found.append(journal.step(open.entry).label);
    }
    return found;
}

std::optional<Refusal> refusal(const QString &key, const QList<Text> &what, const QString &rule)
{
    if (what.isEmpty())
        return std::nullopt;
    return Refusal{Text(key).with(u"what"_s, what), rule};
}

} // namespace

std::optional<Refusal> heldBack(const Game &game, const Journal &journal, const Command &command,
                                StepId itself)
{
    const ActionDeclaration *action = game.rulebook().action(command.procedure);
    if (action && action->turnCommand)
        return refusal(u"refusal.unfinished"_s, unfinished(journal, command, itself), action->rule);
    if (action && !action->waitsForDice.isEmpty())
        return refusal(u"refusal.unthrown"_s, unthrown(game, journal, itself),
                       action->waitsForDice);
    return std::nullopt;
}

} // namespace adjutant
