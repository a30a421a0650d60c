// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QList>

namespace adjutant::app {

/// The colours of the window; nothing else names a colour. Text on its ground has a contrast of
/// 4.5 to 1 at least, and no colour says anything that a word or a shape does not say too.
struct Palette
{
    QColor paper;  ///< the ground
    QColor card;   ///< the right zone and the status line
    QColor button; ///< what can be pressed or typed into
    QColor chip;   ///< what was answered, and the open tab
    QColor ink;
    QColor muted; ///< what can wait
    QColor line;
    QColor lit; ///< the row in use, the unit that is picked
    QColor good;
    QColor warn;
    QColor halo;         ///< around a die that was thrown
    QList<QColor> sides; ///< told apart by colour-blind eyes too

    /// The colour of the side of that number, counted from 1.
    QColor side(int number) const;

    static const Palette &light();
    static const Palette &dark();
};

} // namespace adjutant::app
