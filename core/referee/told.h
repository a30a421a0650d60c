// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"

namespace adjutant {

class Referee;

/// Something that people were told to do on the table.
struct Told
{
    StepId step = StepId::None; ///< that told it first
    effect::Instruct instruction;
};

/// What people were told on the way from \a from to \a to, which follows from it, as the battle
/// was played: also by an entry that is still open at \a to.
QList<Told> toldBetween(const Referee &referee, StepId from, StepId to);

} // namespace adjutant
