// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QRandomGenerator>

namespace adjutant::test {

/// Plays a battle through its referee as people who know nothing of the rules would: picks legal
/// actions and answers what is asked, all from one seed.
class RandomPlayer
{
public:
    explicit RandomPlayer(quint32 seed)
        : m_random(seed)
    {
    }

    /// One request: an answer where something is asked, otherwise something owed, an action or a
    /// command of the turn. Returns false where nothing at all can be done.
    bool play(Referee &referee);
    /// Any answer that \a question accepts.
    QJsonValue answer(const Question &question);
    int below(int bound) { return m_random.bounded(bound); }

private:
    bool act(Referee &referee);
    bool actOf(Referee &referee, EntityId unit);
    bool answerOpen(Referee &referee);

    QRandomGenerator m_random;
};

} // namespace adjutant::test
