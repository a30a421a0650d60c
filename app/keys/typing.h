// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;
class QWidget;

namespace adjutant::app {

/// Whether what is typed now is text that goes into \a focus, and so no shortcut.
bool takesText(const QWidget *focus);
/// Whether \a key undoes or redoes what was typed into \a focus.
bool undoesTyping(const QWidget *focus, const QKeyEvent &key);
/// Whether Enter and the space bar do something with the row or cell that \a focus is at.
bool opensRows(const QWidget *focus);

} // namespace adjutant::app
