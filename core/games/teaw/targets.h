// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// What an action may be aimed at.
enum class Targets {
    Teams, ///< no tanks: small arms do not hurt them (T20.1)
    Tanks, ///< tanks alone
};

/// The enemy that table.unit() aims at: the argument or question "target". Own, destroyed and
/// unfit ones are refused with \a rule.
EntityId chooseEnemy(Interview &table, const QString &rule, const Text &question,
                     Targets targets = Targets::Teams);

} // namespace adjutant::teaw
