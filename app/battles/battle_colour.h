// SPDX-License-Identifier: MIT
#pragma once

namespace adjutant::app {

class Session;

/// The number of the colour by which a referee of two tables knows which battle he looks at; one of
/// those that sides have. A battle keeps it; one from elsewhere has whatever its file's name gives.
int battleColour(const Session &battle);

/// Gives a new battle another colour than the one before it had.
void giveColour(Session &battle);

} // namespace adjutant::app
