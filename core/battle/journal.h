// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/step.h"

#include <QHash>
#include <QList>
#include <QMap>

namespace adjutant {

/// An entry that has been begun and is not done: its command step and its answers so far.
struct OpenEntry
{
    StepId entry = StepId::None;
    QList<StepId> answers;
    bool parked = false; ///< put aside by somebody; comes back only when he says so
    friend bool operator==(const OpenEntry &, const OpenEntry &) = default;
};

/// The entries that are open at one step, in the order in which they were begun.
struct OpenEntries
{
    QList<OpenEntry> entries;
    StepId front = StepId::None; ///< the one that asks; None where all are parked

    const OpenEntry *find(StepId entry) const;
    friend bool operator==(const OpenEntries &, const OpenEntries &) = default;
};

/// A line of steps that was left behind for another one.
struct Branch
{
    StepId tip = StepId::None;  ///< its last step
    StepId fork = StepId::None; ///< the last step that it shares with the line of the head
    int acts = 0;               ///< commands and answers on it alone
    friend bool operator==(const Branch &, const Branch &) = default;
};

/// What happened: a tree of steps with a head. Steps are only ever added.
///
/// The journal holds the state at its head: the effects of all entries that ended on the way there.
/// Moving the head applies and reverts effects; its cost is the length of the way.
class Journal
{
public:
    /// The number that the next added step gets.
    StepId nextStep() const { return m_next; }
    qsizetype count() const { return m_steps.size(); }
    /// The step that began the battle; None in an empty journal.
    StepId first() const { return m_children.value(StepId::None).value(0, StepId::None); }
    bool contains(StepId id) const { return m_steps.contains(id); }
    /// The step of that number, which has to exist.
    const Step &step(StepId id) const { return m_steps.constFind(id)->step; }
    /// The steps that follow \a id, in the order in which they were added.
    QList<StepId> children(StepId id) const { return m_children.value(id); }
    /// The steps from the first to \a id, which is the last; empty for None.
    QList<StepId> path(StepId id) const;
    /// The steps behind \a from up to \a to, which has to follow from it.
    QList<StepId> steps(StepId from, StepId to) const;
    /// Whether \a step is on the way from the first step to \a to, or is \a to.
    bool isOnTheWay(StepId step, StepId to) const;
    /// The last of the program's own notes on the way to \a to, or \a to itself; None where none
    /// is.
    StepId ownNote(StepId to) const;
    /// How many entries the log has of the turn of that side in which \a to stands, up to it.
    int entriesOfTurn(StepId to) const;
    /// The steps that were added when there were already \a count, in the order of adding.
    QList<StepId> stepsSince(qsizetype count) const;

    /// The lines on which something was done and that redo does not lead along; the latest first.
    QList<Branch> branches() const;

    StepId head() const { return m_head; }
    /// The end of the branch that the head is on: where redo leads.
    StepId tip() const { return m_tip; }
    const State &state() const { return m_state; }
    const OpenEntries &open() const { return openAt(m_head); }
    const OpenEntries &openAt(StepId id) const;
    /// The open entry of what is owed under \a owed: it is being asked, or was put aside. None
    /// where it was not begun.
    StepId begun(int owed) const;
    /// The dice that were last noted under \a fact, on whatever branch; undefined where none were.
    QJsonValue dice(const QString &fact) const { return m_dice.value(fact, QJsonValue::Undefined); }
    /// The state at any step, worked out from here.
    State stateAt(StepId id) const;

    /// Adds \a step behind the head (its id and parent are set here) and moves the head to it.
    StepId append(Step step);
    /// Puts a step from a file in its place without moving the head. Its parent has to be there.
    void restore(const Step &step);
    /// Moves the head to \a id; None is before the first step. With \a tip, redo leads there.
    void moveHead(StepId id, StepId tip);

private:
    /// A step, and what is asked of the way to it so often that it is not walked each time.
    struct Node
    {
        Step step;
        int depth = 0;
        int entriesOfTurn = 0;
        StepId ownNote = StepId::None;
        OpenEntries open;
    };

    Node nodeOf(const Step &step) const;
    static OpenEntries openAfter(const OpenEntries &before, const Step &step);
    void insert(const Step &step);
    int depth(StepId id) const;
    StepId parent(StepId id) const;
    StepId commonAncestor(StepId a, StepId b) const;
    void walk(State &state, StepId from, StepId to) const;

    QMap<StepId, Node> m_steps;
    QHash<StepId, QList<StepId>> m_children;
    QHash<QString, QJsonValue> m_dice; ///< dice are facts: undoing does not unthrow them
    StepId m_next{1};
    StepId m_head = StepId::None;
    StepId m_tip = StepId::None;
    State m_state;
};

} // namespace adjutant
