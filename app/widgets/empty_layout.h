// SPDX-License-Identifier: MIT
#pragma once

class QLayout;

namespace adjutant::app {

/// Takes all out of \a layout. Its widgets are gone from the screen at once and deleted later: one
/// of them may be what was just pressed.
void emptyLayout(QLayout &layout);

} // namespace adjutant::app
