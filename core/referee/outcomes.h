// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"

#include <QJsonValue>
#include <QList>

namespace adjutant {

/// One way in which a throw can come out, as far as its reading tells them apart.
struct Outcome
{
    QJsonValue answer; ///< in the kept form
    double chance = 0;
};

/// All outcomes of the dice of \a question; their chances add up to 1. Dice that count towards a
/// score collapse to the number of hits: 8 dice have 9 outcomes.
QList<Outcome> outcomes(const Question &question);

} // namespace adjutant
