// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QString>

#include <memory>

namespace adjutant {

/// Begins a battle as beginScenario() does in the new file \a path. The file appears only once the
/// battle is set up, so that none is without its first step.
Result<std::unique_ptr<Referee>> beginBattle(const Game &game, const Command &begin,
                                             const QString &path);

} // namespace adjutant
