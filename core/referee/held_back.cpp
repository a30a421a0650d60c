// SPDX-License-Identifier: MIT
#include "core/referee/held_back.h"

#include "core/referee/run.h"

#include <algorithm>

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

/// What was begun of the same unit and not ended, in words. What the rules owe goes on beside it,
/// but for the same thing twice.
QList<Text> begunAlready(const Journal &journal, const Command &command)
{
    const EntityId unit = command.entity(u"unit"_s);
    const auto same = [&](const OpenEntry &open) {
        const Command &begun = journal.step(open.entry).command;
        return begun.entity(u"unit"_s) == unit &&
               (begun.procedure == command.procedure || command.isOrder());
    };
    const QList<OpenEntry> &entries = journal.open().entries;
    const auto found = std::find_if(entries.cbegin(), entries.cend(), same);
    if (unit == EntityId::None || found == entries.cend())
        return {};
    return {journal.step(found->entry).label};
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

/// Whether the result of that entry is known: dice have been thrown in it, or none are needed.
bool isDecided(const Game &game, const Journal &journal, const OpenEntry &open)
{
    const bool thrown =
        std::any_of(open.answers.cbegin(), open.answers.cend(),
                    [&journal](StepId id) { return !journal.step(id).fact.isEmpty(); });
    if (thrown)
        return true;
    const Run tried = runOpen(game, journal, open, journal.state());
    return tried.question && tried.question->playsOut;
}

/// The entries but \a itself whose result is known and not played out, in words, and, where \a
/// demanded, what the rules demanded at once.
QList<Text> unplayed(const Game &game, const Journal &journal, StepId itself, bool demanded)
{
    QList<Text> found;
    for (const OpenEntry &open : journal.open().entries) {
        const Step &step = journal.step(open.entry);
        const ActionDeclaration *begun = game.rulebook().action(step.command.procedure);
        const bool ofTurn = begun && begun->turnCommand; // it waits itself for what is begun
        const bool owed = demanded && step.command.origin == Command::Origin::Owed;
        if (open.entry != itself && !ofTurn && (owed || isDecided(game, journal, open)))
            found.append(step.label);
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
    if (!action)
        return std::nullopt;
    if (action->turnCommand)
        return refusal(u"refusal.unfinished"_s, unfinished(journal, command, itself), action->rule);
    const QList<Text> twice =
        itself == StepId::None ? begunAlready(journal, command) : QList<Text>();
    if (!twice.isEmpty())
        return refusal(u"refusal.putAside"_s, twice, action->rule);
    const bool waits = !action->waitsForDice.isEmpty();
    if (const QList<Text> called = waits ? unthrown(game, journal, itself) : QList<Text>();
        !called.isEmpty())
        return refusal(u"refusal.unthrown"_s, called, action->waitsForDice);
    const QString &rule = game.rulebook().resultsFirst;
    if (rule.isEmpty() || !command.isOrder() || itself != StepId::None)
        return std::nullopt;
    return refusal(u"refusal.unplayed"_s, unplayed(game, journal, itself, !waits), rule);
}

} // namespace adjutant
