// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"
#include "core/referee/referee.h"

namespace adjutant {

/// Dice of one owner that were thrown together, as they showed.
struct ThrownGroup
{
    EntityId side = EntityId::None; ///< whose dice they were
    int sides = 6;
    int count = 1;    ///< how many were thrown
    QList<int> faces; ///< empty where they were not noted
    int score = 0;    ///< a face of this or more counted; 0 where none was wanted
};

/// One throw that was answered.
struct Thrown
{
    StepId answer = StepId::None;
    bool byProgram = false; ///< and not by people, with real dice
    QList<ThrownGroup> groups;
};

/// What was thrown at \a answer, an answer on the way to the head; \a before is what was true when
/// the throw was asked for. Nothing where it is no throw.
std::optional<Thrown> throwAt(const Referee &referee, const State &before, StepId answer);

/// Every throw up to where the battle stands. Dice that were offered again after an entry was given
/// up, and taken, count once.
QList<Thrown> throwsOf(const Referee &referee);

} // namespace adjutant
