// SPDX-License-Identifier: MIT
#include "tests/support/random_battle.h"

#include "core/referee/referee.h"

#include "tests/support/random_player.h"

namespace adjutant::test {

Result<Done> KeepingStore::append(const Step &step)
{
    m_battle.steps.append(step);
    return moveHead(step.id, step.id);
}

Result<Done> KeepingStore::moveHead(StepId head, StepId tip)
{
    m_battle.head = head;
    m_battle.tip = tip;
    return Done{};
}

StoredBattle randomBattle(const Game &game, const Command &begin, int steps)
{
    StoredBattle battle;
    battle.game = game.rulebook().id;
    RandomPlayer player(1);
    while (battle.steps.size() < steps) {
        // A short battle is taken back to its beginning and fought again on another branch.
        auto store = std::make_unique<KeepingStore>(battle);
        const auto begun = battle.steps.isEmpty()
                               ? Referee::begin(game, begin, std::move(store))
                               : Referee::resumeBattle(game, battle, std::move(store));
        Q_ASSERT(begun.ok());
        Referee &referee = **begun;
        if (battle.steps.size() > 1 && !referee.jump(StepId{1}))
            break;
        while (battle.steps.size() < steps && player.play(referee)) {
            if (player.below(20) == 0 && referee.canUndo() && !referee.undo())
                break;
        }
    }
    return battle;
}

} // namespace adjutant::test
