// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"

namespace adjutant::test {

/// From which seed to which random battles are played.
struct Seeds
{
    quint32 first = 1;
    quint32 last = 0;
};

/// \a usual, or those that the variable ADJUTANT_SEEDS names ("5001-10000"), for a long run by
/// hand.
Seeds seedsOr(Seeds usual);

/// The seeds 1 to \a most, few of them under the sanitizers; or those of seedsOr().
Seeds seedsUpTo(quint32 most);

/// Checks the laws (checkLaws()) on a random battle of \a scenario for each seed. An even seed
/// chooses some rulings otherwise than the scenario does. Returns what is wrong, empty where
/// nothing is.
QString checkScenario(const Game &game, const Scenario &scenario, Seeds seeds);

} // namespace adjutant::test
