// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace adjutant::app {

class Session;

/// Whether \a battle, the one that is open or null, may be left: one in a file can be opened again;
/// one that is in none is gone, so it is asked whether to save it, to drop it or to stay.
bool mayLeave(const Session *battle, QWidget *parent);

} // namespace adjutant::app
