// SPDX-License-Identifier: MIT
#include "core/referee/held_back.h"

#include "core/referee/run.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// What people have begun and not ended, and what the rules demand before \a command, in words.
QList<Text> unfinished(const Journal &journal, const Command &command, StepId itself)
{
    QList<Text> found;
    for (const OpenEntry &open : journal.open().entries) {
        if (open.entry != itself)
            found.append(journal.step(open.entry).label);
    }
    QList<Text> atTheGate;
    for (const Owed &item : journal.state().owed()) {
        if (item.id == command.owed)
            break; // what stands behind it comes after it
        if (item.due == Due::Offer || journal.begun(item.id) != StepId::None)
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

/// How far an entry that is open has come.
struct Stage
{
    bool called = false;  ///< it asks for dice
    bool decided = false; ///< its result is known: dice count that were thrown, or none are needed
};

Stage stageOf(const Game &game, const Journal &journal, const OpenEntry &open)
{
    const Run tried = runOpen(game, journal, open, journal.state());
    const bool thrown = std::any_of(open.answers.cbegin(), open.answers.cend(), [&](StepId id) {
        const Step &answer = journal.step(id);
        return !answer.fact.isEmpty() && tried.answered.contains(answer.key);
    });
    return {tried.question && tried.question->kind == QuestionKind::Dice,
            thrown || (tried.question && tried.question->playsOut)};
}

/// The entries but \a itself that keep others waiting at their stage, in words. Commands of the
/// turn keep nobody waiting: they wait themselves for what is begun.
QList<Text> openAt(const Game &game, const Journal &journal, StepId itself,
                   const std::function<bool(const Step &, const Stage &)> &keepsWaiting)
{
    QList<Text> found;
    for (const OpenEntry &open : journal.open().entries) {
        const Step &step = journal.step(open.entry);
        const ActionDeclaration *begun = game.rulebook().action(step.command.procedure);
        if (open.entry != itself && !(begun && begun->turnCommand) &&
            keepsWaiting(step, stageOf(game, journal, open)))
            found.append(step.label);
    }
    return found;
}

/// Whether what is owed under \a id comes before what \a command settles, and before an order
/// always. Several of one kind have no order among themselves.
bool comesBefore(const State &state, int id, const QString &procedure, const Command &command)
{
    if (command.owed == 0)
        return true;
    const QList<Owed> &owed = state.owed();
    const auto isFirst = [&](const Owed &item) { return item.id == id || item.id == command.owed; };
    const auto first = std::find_if(owed.cbegin(), owed.cend(), isFirst);
    return procedure != command.procedure && first != owed.cend() && first->id == id;
}

/// What comes to its end before \a command, in words: tests that are called, results that are
/// known, and whatever the rules demand at once.
QList<Text> unplayed(const Game &game, const Journal &journal, const Command &command)
{
    const State &state = journal.state();
    const auto keepsWaiting = [&](const Step &step, Stage stage) {
        const Command &begun = step.command;
        const bool owed = begun.origin == Command::Origin::Owed || begun.owed != 0;
        if (owed && !state.findOwed(begun.owed))
            return false; // somebody let it pass
        return owed ? comesBefore(state, begun.owed, begun.procedure, command)
                    : stage.called || stage.decided;
    };
    QList<Text> found = openAt(game, journal, StepId::None, keepsWaiting);
    for (const Owed &item : state.owed()) {
        if (item.due == Due::Now && journal.begun(item.id) == StepId::None &&
            comesBefore(state, item.id, item.procedure, command))
            found.append(item.cause);
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
    const QString &resultsFirst = game.rulebook().resultsFirst;
    const bool begins = !resultsFirst.isEmpty() && itself == StepId::None;
    if (action->waitsForDice.isEmpty())
        return begins
                   ? refusal(u"refusal.unplayed"_s, unplayed(game, journal, command), resultsFirst)
                   : std::nullopt;
    const auto called = [](const Step &, Stage stage) { return stage.called; };
    const auto decided = [](const Step &, Stage stage) { return stage.decided; };
    std::optional<Refusal> unthrown =
        refusal(u"refusal.unthrown"_s, openAt(game, journal, itself, called), action->waitsForDice);
    if (unthrown || !begins)
        return unthrown;
    return refusal(u"refusal.unplayed"_s, openAt(game, journal, itself, decided), resultsFirst);
}

std::optional<Refusal> keepsResult(const Game &game, const Journal &journal, const OpenEntry &entry)
{
    const QString &resultsFirst = game.rulebook().resultsFirst;
    if (resultsFirst.isEmpty() || !stageOf(game, journal, entry).decided)
        return std::nullopt;
    return refusal(u"refusal.decided"_s, {journal.step(entry.entry).label}, resultsFirst);
}

} // namespace adjutant
