// SPDX-License-Identifier: MIT
#include "core/battle/journal.h"

#include <QSet>

#include <algorithm>

namespace adjutant {

const OpenEntry *OpenEntries::find(StepId entry) const
{
    const auto found = std::find_if(entries.cbegin(), entries.cend(),
                                    [entry](const OpenEntry &open) { return open.entry == entry; });
    return found == entries.cend() ? nullptr : &*found;
}

QList<StepId> Journal::path(StepId id) const
{
    return steps(StepId::None, id);
}

QList<StepId> Journal::steps(StepId from, StepId to) const
{
    QList<StepId> steps;
    steps.reserve(depth(to) - depth(from));
    for (StepId at = to; at != from && at != StepId::None; at = parent(at))
        steps.append(at);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

StepId Journal::begun(int owed) const
{
    const QList<OpenEntry> &entries = open().entries;
    const auto found = std::find_if(entries.cbegin(), entries.cend(), [&](const OpenEntry &entry) {
        return step(entry.entry).command.owed == owed;
    });
    return found == entries.cend() ? StepId::None : found->entry;
}

bool Journal::isOnTheWay(StepId step, StepId to) const
{
    return contains(step) && commonAncestor(step, to) == step;
}

StepId Journal::ownNote(StepId to) const
{
    const auto found = m_steps.constFind(to);
    return found == m_steps.cend() ? StepId::None : found->ownNote;
}

int Journal::entriesOfTurn(StepId to) const
{
    const auto found = m_steps.constFind(to);
    return found == m_steps.cend() ? 0 : found->entriesOfTurn;
}

QList<StepId> Journal::stepsSince(qsizetype count) const
{
    QList<StepId> steps;
    for (auto it = m_steps.cend(); it != m_steps.cbegin() && m_steps.size() - steps.size() > count;)
        steps.prepend((--it).key());
    return steps;
}

QList<Branch> Journal::branches() const
{
    const QList<StepId> line = path(m_tip);
    const QSet<StepId> here(line.cbegin(), line.cend());
    QHash<StepId, Branch> known; // of the steps beside the line; a parent comes before its children
    QList<Branch> ends;
    for (auto it = m_steps.cbegin(); it != m_steps.cend(); ++it) {
        if (here.contains(it.key()))
            continue;
        const Step &each = it->step;
        Branch branch = known.value(each.parent, {each.parent, each.parent, 0});
        branch.tip = each.id;
        if (each.kind == Step::Kind::Command || each.kind == Step::Kind::Answer)
            ++branch.acts;
        known.insert(each.id, branch);
        if (branch.acts > 0 && !m_children.contains(each.id))
            ends.prepend(branch);
    }
    return ends;
}

const OpenEntries &Journal::openAt(StepId id) const
{
    static const OpenEntries none;
    const auto found = m_steps.constFind(id);
    return found == m_steps.cend() ? none : found->open;
}

State Journal::stateAt(StepId id) const
{
    State state = m_state;
    walk(state, m_head, id);
    return state;
}

StepId Journal::append(Step step)
{
    step.id = m_next;
    step.parent = m_head;
    if (step.kind == Step::Kind::Command)
        step.entry = step.id;
    insert(step);
    moveHead(step.id, step.id);
    return step.id;
}

void Journal::restore(const Step &step)
{
    Q_ASSERT(step.parent == StepId::None || contains(step.parent));
    insert(step);
}

void Journal::insert(const Step &step)
{
    m_steps.insert(step.id, nodeOf(step));
    m_children[step.parent].append(step.id);
    if (!step.fact.isEmpty())
        m_dice.insert(step.fact, step.answer);
    m_next = std::max(m_next, StepId{number(step.id) + 1});
}

namespace {

/// A turn of another side, or another one of the same.
bool beginsTurn(const Effect &effect)
{
    const auto *advance = std::get_if<effect::Advance>(&effect);
    return advance && (advance->before.turn != advance->after.turn ||
                       advance->before.side != advance->after.side);
}

} // namespace

Journal::Node Journal::nodeOf(const Step &step) const
{
    const QList<Effect> &effects = step.effects;
    Node node;
    node.step = step;
    node.depth = depth(step.parent) + 1;
    node.ownNote = step.isOwnNote() ? step.id : ownNote(step.parent);
    node.open = openAfter(openAt(step.parent), step);
    const bool begins = std::any_of(effects.cbegin(), effects.cend(), beginsTurn);
    node.entriesOfTurn = (begins ? 0 : entriesOfTurn(step.parent)) + (step.isTold() ? 1 : 0);
    return node;
}

void Journal::moveHead(StepId id, StepId tip)
{
    walk(m_state, m_head, id);
    m_head = id;
    m_tip = tip;
}

namespace {

/// The entry that comes back when another one is done: the last that was not put aside.
StepId lastWaiting(const QList<OpenEntry> &entries)
{
    const auto waiting = std::find_if(entries.crbegin(), entries.crend(),
                                      [](const OpenEntry &open) { return !open.parked; });
    return waiting == entries.crend() ? StepId::None : waiting->entry;
}

void setParked(QList<OpenEntry> &entries, StepId entry, bool parked)
{
    for (OpenEntry &open : entries) {
        if (open.entry == entry)
            open.parked = parked;
    }
}

} // namespace

OpenEntries Journal::openAfter(const OpenEntries &before, const Step &step)
{
    OpenEntries after = before;
    const auto isItsEntry = [&step](const OpenEntry &open) { return open.entry == step.entry; };
    switch (step.kind) {
    case Step::Kind::Command:
        if (!step.ends) {
            after.entries.append({step.id, {}, false});
            after.front = step.id;
        }
        return after;
    case Step::Kind::Answer: {
        const auto open = std::find_if(after.entries.begin(), after.entries.end(), isItsEntry);
        if (open != after.entries.end())
            open->answers.append(step.id);
        after.front = step.entry;
        break;
    }
    case Step::Kind::Front:
        setParked(after.entries, step.entry == StepId::None ? after.front : step.entry,
                  step.entry == StepId::None);
        after.front = step.entry;
        break;
    case Step::Kind::Cancel:
        break;
    case Step::Kind::Note:
        return after;
    }
    if (step.kind == Step::Kind::Cancel || step.ends) {
        after.entries.removeIf(isItsEntry);
        if (after.front == step.entry)
            after.front = lastWaiting(after.entries);
    }
    return after;
}

int Journal::depth(StepId id) const
{
    const auto found = m_steps.constFind(id);
    return found == m_steps.cend() ? 0 : found->depth;
}

StepId Journal::parent(StepId id) const
{
    const auto found = m_steps.constFind(id);
    return found == m_steps.cend() ? StepId::None : found->step.parent;
}

StepId Journal::commonAncestor(StepId a, StepId b) const
{
    while (depth(a) > depth(b))
        a = parent(a);
    while (depth(b) > depth(a))
        b = parent(b);
    while (a != b) {
        a = parent(a);
        b = parent(b);
    }
    return a;
}

void Journal::walk(State &state, StepId from, StepId to) const
{
    const StepId meeting = commonAncestor(from, to);
    for (StepId at = from; at != meeting; at = parent(at)) {
        const QList<Effect> &effects = step(at).effects;
        std::for_each(effects.crbegin(), effects.crend(),
                      [&state](const Effect &effect) { state.revert(effect); });
    }
    QList<StepId> ahead;
    for (StepId at = to; at != meeting; at = parent(at))
        ahead.append(at);
    std::for_each(ahead.crbegin(), ahead.crend(), [this, &state](StepId at) {
        for (const Effect &effect : step(at).effects)
            state.apply(effect);
    });
}

} // namespace adjutant
