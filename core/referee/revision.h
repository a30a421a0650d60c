// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/referee/refusal.h"

#include <QHash>
#include <QJsonValue>
#include <QList>

#include <optional>

namespace adjutant {

/// A change of the past that is going on: an answer was corrected, or an entry inserted, on a new
/// branch; the entries of the old branch are repeated there one after the other, answered from the
/// old steps where the keys of the questions are the same.
///
/// All of it can be read off the journal: the branch begins with a note that names the old tip, and
/// each repeated step names the step that it repeats. So it survives a restart like all else.
class Revision
{
public:
    /// What to do with an old entry that cannot be repeated as it was.
    enum class Choice {
        Keep,  ///< its old effects, by hand
        Drop,  ///< it did not happen
        Allow, ///< repeat it all the same, past the refusal
        Anew,  ///< begin it again, and ask what had been told ahead
    };

    /// The word for a choice: keep, drop, allow, anew.
    static QString wordOf(Choice choice);
    /// The choice of that word; none for other words.
    static std::optional<Choice> choiceOf(const QString &word);

    /// The revision that is going on at the step \a at; nothing where none is.
    static std::optional<Revision> find(const Journal &journal, StepId at);
    /// What the note says that opens, closes or shortens one.
    static QJsonValue openingNote(StepId oldTip);
    static QJsonValue closingNote();
    static QJsonValue droppingNote(StepId oldEntry);

    /// The step from which the old way and the new one go on.
    StepId fork() const { return m_fork; }
    StepId oldTip() const { return m_oldTip; }
    /// The old entry that comes next; None where all are through.
    StepId nextEntry(const Journal &journal) const;
    /// How many old entries that people began are still to come.
    int waiting(const Journal &journal) const;
    /// The old answer for \a key in the entry that \a entry repeats (or is); null where none fits.
    const Step *oldAnswer(const Journal &journal, const Step &entry, const QString &key) const;
    /// The old step that an automatically opened \a command repeats, or None.
    StepId matching(const Journal &journal, const Command &command) const;
    /// Whether an entry that people began themselves, not repeated yet, came before \a oldEntry.
    bool waitsForOthers(const Journal &journal, StepId oldEntry) const;
    /// Whether the old branch ends in the middle of the entry that \a entry repeats.
    bool isOpenEnd(const Journal &journal, const Step &entry) const;

    /// Notes that \a oldEntry was repeated, kept or dropped.
    void markThrough(StepId oldEntry) { m_left.removeOne(oldEntry); }

    /// The old entry that was refused, which people decide on.
    std::optional<Refusal> conflict;
    StepId conflicting = StepId::None;

private:
    void readOldBranch(const Journal &journal, StepId fork);
    void readNewBranch(const Journal &journal, StepId opening, StepId at);

    StepId m_fork = StepId::None;
    StepId m_oldTip = StepId::None;
    /// The entries of the old branch that are not through yet, in the order in which they ended.
    QList<StepId> m_left;
    QHash<StepId, QHash<QString, StepId>> m_answers; ///< old entry -> key -> old answer
};

} // namespace adjutant
