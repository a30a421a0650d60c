// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"
#include "core/referee/store.h"

namespace adjutant::test {

/// Keeps a battle in memory, in the form in which a file gives it back.
class KeepingStore : public Store
{
public:
    explicit KeepingStore(StoredBattle &battle)
        : m_battle(battle)
    {
    }
    Result<Done> append(const Step &step) override;
    Result<Done> moveHead(StepId head, StepId tip) override;

private:
    StoredBattle &m_battle;
};

/// A battle of at least \a steps steps, begun with \a begin and played at random, always the same.
StoredBattle randomBattle(const Game &game, const Command &begin, int steps);

} // namespace adjutant::test
