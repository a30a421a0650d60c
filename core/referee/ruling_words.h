// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant {

/// What the option in force of \a ruling says; it makes sense beside the question only. Empty where
/// the ruling is a number.
Text choiceOf(const Interview &table, const QString &ruling);
/// The question of \a ruling and the option in force, as a hint: how people measure.
Text meaning(const Interview &table, const QString &ruling);

} // namespace adjutant
