// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"

#include <QList>

class QObject;

namespace adjutant::app {

class Session;

/// Puts \a commands in before that entry, one after the other. What follows may be asked anew; then
/// the rest has to wait, and that is said.
void insertAll(Session &session, StepId before, const QList<Command> &commands);

/// As long as \a chooser is there, says in \a session why something is not done in \a then: nobody
/// else looks at that copy of the battle.
void sayWhatIsRefused(Session &then, Session &session, QObject &chooser);

} // namespace adjutant::app
