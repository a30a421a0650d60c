// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/rules/result.h"
#include "core/rules/rulebook.h"

#include <optional>

namespace adjutant {

/// What is wrong where somebody tells \a command something that nobody asks for: a name that is
/// written otherwise would be passed over in silence. What the rules owe says its own.
std::optional<Fault> unknownArgument(const Rulebook &rulebook, const Command &command);

} // namespace adjutant
