// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/battle_words.h"

#include <QTextStream>

namespace adjutant::cli {

/// Prints what a request brought about: lines of the log and what to do on the table.
void announce(const Reply &reply, BattleWords &words, QTextStream &out);

/// Prints whose turn it is, the order of battle, markers, what is owed and what was put aside.
void printState(const BattleWords &words, QTextStream &out);

} // namespace adjutant::cli
