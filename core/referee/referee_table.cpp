// SPDX-License-Identifier: MIT
// How the real table stands beside a battle that is gone back in or changed.
#include "core/referee/moves_to_change.h"
#include "core/referee/referee.h"

namespace adjutant {

StepId Referee::tableStep() const
{
    return m_revision ? m_revision->oldTip() : m_journal.head();
}

State Referee::tableState() const
{
    return m_revision ? at(m_revision->oldTip())->state() : state();
}

QList<effect::Instruct> Referee::frontInstructions() const
{
    return m_front ? instructionsAmong(m_front->effects) : QList<effect::Instruct>();
}

QList<effect::Instruct> Referee::frontMoves() const
{
    return m_front ? movesAmong(m_front->effects, m_game.rulebook()) : QList<effect::Instruct>();
}

QList<Effect> Referee::toldIn(StepId entry, StepId upTo) const
{
    StepId asked = upTo;
    const auto isOfEntry = [&] {
        const Step &step = m_journal.step(asked);
        return step.entry == entry && step.kind != Step::Kind::Front;
    };
    while (!isOfEntry())
        asked = m_journal.step(asked).parent;
    const std::unique_ptr<Referee> then = at(asked);
    return then->m_front ? then->m_front->effects : QList<Effect>();
}

QList<effect::Instruct> Referee::toldAnew(StepId entry, StepId upTo) const
{
    const QList<Effect> told = toldIn(entry, upTo);
    const Rulebook &rulebook = m_game.rulebook();
    QList<effect::Instruct> coming = instructionsAmong(m_front->effects);
    for (const effect::Instruct &instruction : instructionsAmong(told)) {
        if (!rulebook.movement.contains(instruction.text.key()))
            coming.removeOne(instruction);
    }
    return movesToChange(movesAmong(told, rulebook), coming);
}

QList<effect::Instruct> Referee::takenBackBy(const Step &cancelled) const
{
    const QList<Effect> told = toldIn(cancelled.entry, cancelled.parent);
    return movesToChange(movesAmong(told, m_game.rulebook()), {});
}

QList<effect::Instruct> Referee::movesInFrontOfTable() const
{
    return m_revision ? at(m_revision->oldTip())->frontMoves() : frontMoves();
}

QList<effect::Instruct> Referee::movesSince(StepId played,
                                            const QList<effect::Instruct> &inFront) const
{
    const StepId now = tableStep();
    const StepId fork = forkOf(m_journal, played, now);
    const Rulebook &rulebook = m_game.rulebook();
    return movesToChange(movesTold(m_journal, fork, played, rulebook) + inFront,
                         movesTold(m_journal, fork, now, rulebook) + movesInFrontOfTable());
}

} // namespace adjutant
