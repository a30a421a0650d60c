// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"

namespace adjutant {

class Referee;

/// What one step told people to do on the table, and what it changed.
struct Told
{
    StepId step = StepId::None;
    QList<effect::Instruct> instructions;
    QList<Effect> effects;
};

/// The steps that told people something on the way from \a from to \a to, which follows from it, as
/// the battle was played: also in an entry that is still open at \a to.
QList<Told> toldBetween(const Referee &referee, StepId from, StepId to);

} // namespace adjutant
