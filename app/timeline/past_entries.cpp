// SPDX-License-Identifier: MIT
#include "app/timeline/past_entries.h"

#include <QSet>

#include <algorithm>

namespace adjutant::app {

namespace {

class Walk
{
public:
    explicit Walk(const Journal &journal)
    {
        const QList<StepId> line = journal.path(journal.head());
        m_behind = QSet<StepId>(line.cbegin(), line.cend());
    }

    void take(const Step &step)
    {
        // What begins a turn speaks of it.
        for (const Effect &effect : step.effects) {
            if (const auto *advance = std::get_if<effect::Advance>(&effect))
                m_moment = advance->after;
        }
        if (step.isTold())
            add(step.kind == Step::Kind::Note ? step.id : step.entry, step.id);
    }

    void add(StepId entry, StepId last, bool open = false)
    {
        const bool sameTurn = !m_entries.isEmpty() &&
                              m_entries.constLast().moment.turn == m_moment.turn &&
                              m_entries.constLast().moment.side == m_moment.side;
        const int number = sameTurn ? m_entries.constLast().number + 1 : 1;
        m_entries.append({entry, last, m_moment, number, open, !m_behind.contains(last)});
    }

    const QList<PastEntry> &entries() const { return m_entries; }

private:
    QSet<StepId> m_behind;
    QList<PastEntry> m_entries;
    Moment m_moment;
};

} // namespace

QList<PastEntry> pastEntries(const Journal &journal, StepId tip)
{
    Walk walk(journal);
    for (const StepId id : journal.path(tip))
        walk.take(journal.step(id));
    for (const OpenEntry &open : journal.openAt(tip).entries)
        walk.add(open.entry, open.answers.isEmpty() ? open.entry : open.answers.constLast(), true);
    return walk.entries();
}

QList<StepId> answersOf(const Journal &journal, const PastEntry &past)
{
    QList<StepId> answers;
    for (StepId at = past.last; at != StepId::None && at >= past.entry;
         at = journal.step(at).parent) {
        const Step &step = journal.step(at);
        if (step.kind == Step::Kind::Answer && step.entry == past.entry)
            answers.prepend(at);
    }
    return answers;
}

} // namespace adjutant::app
