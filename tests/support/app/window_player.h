// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include "tests/support/app/window_hand.h"

namespace adjutant {
class Entity;
class Question;
} // namespace adjutant

namespace adjutant::test {

/// Plays actions of To End All Wars to their end, and answers what comes up on the way: nothing
/// happens, nobody reacts, and each throw has the wanted number of hits.
class WindowPlayer
{
public:
    WindowPlayer(app::MainWindow &window, WindowHand::Way way);

    WindowHand &hand() { return m_hand; }
    void setHits(int hits) { m_hits = hits; }

    const Entity &unit(int number) const;
    /// "Move" is one on which nothing happens. False where the unit cannot do it.
    bool act(int number, const QString &action, int target = 0);
    /// Settles what is owed, and ends the turn.
    void endTurn();

private:
    bool canDo(int number, const QString &action) const;
    void finish(int target);
    void answer(const Question &asked, int target);
    void answerDice(const Question &asked);

    WindowHand m_hand;
    int m_hits = 1;
};

} // namespace adjutant::test
