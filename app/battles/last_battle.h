// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::app {

/// The battle that was open last, to be taken up when the program starts again; empty where there
/// is none, or where it was put by or taken away since.
QString lastBattle();
/// \a file is the battle that is open now; empty for one that is kept in memory only.
void noteLastBattle(const QString &file);

} // namespace adjutant::app
