// SPDX-License-Identifier: MIT
#include "core/referee/offer.h"

#include "core/referee/run.h"

using namespace Qt::StringLiterals;

namespace adjutant {

QList<Offer> offers(const Game &game, const State &state, EntityId unit)
{
    QList<Offer> found;
    for (const QString &action : game.actions(state, unit)) {
        Command command;
        command.procedure = action;
        if (unit != EntityId::None)
            command.arguments = {{u"unit"_s, number(unit)}};
        GivenAnswers none;
        const Run tried = run(game, state, command, none);
        found.append({action, unit, game.cost(state, unit, action), tried.refusal, tried.question});
    }
    return found;
}

} // namespace adjutant
