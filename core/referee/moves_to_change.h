// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/rules/rulebook.h"

namespace adjutant {

/// The last step that the ways to \a first and to \a second share.
StepId forkOf(const Journal &journal, StepId first, StepId second);

/// What people were told to do on the table by \a effects, the first \a from of them left out.
QList<effect::Instruct> instructionsAmong(const QList<Effect> &effects, qsizetype from = 0);
/// The moves among \a effects that people were told to make on the table.
QList<effect::Instruct> movesAmong(const QList<Effect> &effects, const Rulebook &rulebook);
/// Those of the entries that ended on the way from \a from to \a to.
QList<effect::Instruct> movesTold(const Journal &journal, StepId from, StepId to,
                                  const Rulebook &rulebook);

/// What is to be done where people have made the moves \a made and those of \a coming are to be
/// made instead: the ones that do not come are taken back, and those that come anew are made.
QList<effect::Instruct> movesToChange(const QList<effect::Instruct> &made,
                                      QList<effect::Instruct> coming);

} // namespace adjutant
