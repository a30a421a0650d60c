// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"

#include <QList>

namespace adjutant::app {

class Session;

/// Puts \a commands in before that entry, one after the other. What follows may be asked anew; then
/// the rest has to wait, and that is said.
void insertAll(Session &session, StepId before, const QList<Command> &commands);

} // namespace adjutant::app
