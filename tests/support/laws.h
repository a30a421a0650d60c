// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QList>

namespace adjutant::test {

/// A store in memory, which keeps what a file would keep.
class MemoryStore : public Store
{
public:
    explicit MemoryStore(StoredBattle *kept)
        : m_kept(kept)
    {
    }
    Result<Done> append(const Step &step) override;
    Result<Done> moveHead(StepId head, StepId tip) override;

private:
    StoredBattle *m_kept;
};

/// Everything that people can see of a battle: two equal ones stand alike to the last bit.
struct Standing
{
    State state;
    State settled;
    QString question; ///< its key; empty where nothing is asked
    OpenEntries open;
    StepId conflicting = StepId::None; ///< what people decide on in a change of the past

    static Standing of(const Referee &referee);
    friend bool operator==(const Standing &, const Standing &) = default;
};

/// How long the random battle of \a seed is: many short ones find more than a few long ones, but
/// some things come late.
constexpr int requestsOf(quint32 seed)
{
    return seed % 10 == 0 ? 80 : 10 + static_cast<int>(seed % 21);
}

/// Plays one random battle of \a game from \a begin with \a seed, \a requests long, and checks the
/// laws that hold for every battle: undo gives the standing before to the last bit, and redo the
/// one after; opening again gives the same standing; parking and resuming changes nothing;
/// correcting an answer by itself changes nothing; an entry that nothing depends on can be put in
/// anywhere and changes nothing else; a correction can be left, or comes to an end; no value leaves
/// its range; a turn never ends while something is owed before it. Returns what is wrong, empty
/// where nothing is.
QString checkLaws(const Game &game, const Command &begin, quint32 seed, int requests);

} // namespace adjutant::test
