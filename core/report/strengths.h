// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QHash>

namespace adjutant {

/// How strong the sides were, from turn to turn: the sum of what the game declares as strength.
struct Strengths
{
    struct Point
    {
        Moment moment; ///< the turn that began then
        QList<int> bySide;
    };

    QList<EntityId> sides;
    QList<Point> points;          ///< one for each turn of a side, and last how they stand
    QHash<EntityId, int> atStart; ///< of each unit that ever was, when it came
};

/// Read off the steps up to where the battle stands.
Strengths strengthsOf(const Referee &referee);

/// What a unit has of it now; nothing where it is one thing and not of figures.
std::optional<int> strengthOf(const State &state, const Rulebook &book, EntityId unit);

} // namespace adjutant
