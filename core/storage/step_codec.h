// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"

#include <QByteArray>

#include <optional>

namespace adjutant {

/// The body of a row: \a step, all but its id and parent, and the game, which the first step names.
/// Compact, because opening a battle reads all of them.
QByteArray encodeStep(const Step &step, const QString &game);

struct DecodedStep
{
    QString game;
    Step step;
};

/// What \a body holds; nothing where it is no step.
std::optional<DecodedStep> decodeStep(const QByteArray &body);

} // namespace adjutant
