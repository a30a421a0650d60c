// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"

#include "tests/support/scenario_laws.h"

#include <QMetaType>
#include <QString>

namespace adjutant::test {

/// Adds rows of \a seeds, few in each, to the data of a test; of those that the variable
/// ADJUTANT_SEEDS names ("10001-15000") instead.
void addSeeds(Seeds seeds);

/// Plays random battles of War of the Spanish Succession to their end: its scenarios in turn, with
/// rulings chosen otherwise where \a rulings says so. Returns what is wrong, with the seed; empty
/// where nothing is.
///
/// After every request: pips 0 to 6, no unit above its start, nobody counted twice or lost from the
/// count, cards in order, fights of two sides, nothing skipped that is owed. Now and then undo and
/// redo, and a piece taken out by the referee's own hand; at the end six cards for every turn, no
/// stand that came back, no test that nobody took, and all the way back and forth again.
QString playWholeBattles(const Game &game, const Seeds &seeds, bool rulings);

} // namespace adjutant::test

Q_DECLARE_METATYPE(adjutant::test::Seeds)
