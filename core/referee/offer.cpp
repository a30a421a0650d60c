// SPDX-License-Identifier: MIT
#include "core/referee/offer.h"

#include "core/referee/held_back.h"
#include "core/referee/run.h"

using namespace Qt::StringLiterals;

namespace adjutant {

Offer offerOf(const Referee &referee, EntityId unit, const QString &action)
{
    const Game &game = referee.game();
    // Not the state that is shown: a command is begun over what is done and decided.
    const State &state = referee.journal().state();
    Command command;
    command.procedure = action;
    if (unit != EntityId::None)
        command.arguments = {{u"unit"_s, number(unit)}};
    GivenAnswers none;
    const Run tried = run(game, state, command, none);
    const std::optional<Refusal> held = heldBack(game, referee.journal(), command);
    return {action, unit, game.cost(state, unit, action), held ? held : tried.refusal,
            tried.question};
}

QList<Offer> offers(const Referee &referee, EntityId unit)
{
    QList<Offer> found;
    for (const QString &action : referee.game().actions(referee.journal().state(), unit))
        found.append(offerOf(referee, unit, action));
    return found;
}

} // namespace adjutant
