// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace adjutant::test {

/// What is wrong with the way the visible controls and texts of \a window stand: two over one
/// another, a text that does not fit its label or button, something beyond the side of the sheet
/// that it stands on. Empty where all is well.
QStringList layoutFaults(const QWidget &window);

/// The visible buttons of \a window whose words have no room, even where all of them can be heard
/// and pointed at: it is the words of players that may be longer than any button. Undo keeps its
/// size, whatever it undoes.
QStringList cutButtons(const QWidget &window);

} // namespace adjutant::test
