// SPDX-License-Identifier: MIT
#include "core/storage/begin_battle.h"

#include "core/referee/script.h"
#include "core/storage/battle_file.h"

namespace adjutant {

namespace {

/// Takes down the steps of a beginning that is not in a file yet.
class Sketch : public Store
{
public:
    explicit Sketch(StoredBattle &battle)
        : m_battle(battle)
    {
    }

    Result<Done> append(const Step &step) override
    {
        m_battle.steps.append(step);
        return moveHead(step.id, step.id);
    }

    Result<Done> moveHead(StepId head, StepId tip) override
    {
        m_battle.head = head;
        m_battle.tip = tip;
        return Done{};
    }

private:
    StoredBattle &m_battle;
};

} // namespace

Result<std::unique_ptr<Referee>> beginBattle(const Game &game, const Command &begin,
                                             const QString &path)
{
    StoredBattle battle;
    battle.game = game.rulebook().id;
    {
        const auto begun = beginScenario(game, begin, std::make_unique<Sketch>(battle));
        if (!begun)
            return begun.fault();
    }
    const Result<Done> written = BattleFile::write(path, battle);
    if (!written)
        return written.fault();
    Result<OpenedBattle> opened = BattleFile::open(path);
    if (!opened)
        return opened.fault();
    return Referee::resumeBattle(game, opened->battle, std::move(opened->store));
}

} // namespace adjutant
