// SPDX-License-Identifier: MIT
#pragma once

#include "app/help/shortcuts.h"

#include <QLocale>

namespace adjutant::app {

/// The manual as Markdown in the language of \a locale, in English where there is none of it; the
/// keys of \a window and of the game that is played in their place. \a book may be null.
QString manual(const QWidget &window, const Rulebook *book, const QLocale &locale = {});

} // namespace adjutant::app
