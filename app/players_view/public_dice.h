// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QList>
#include <QString>

namespace adjutant::app {

class Session;

/// One die as the players see it.
struct PublicDie
{
    int face = 0; ///< 0 where it is not thrown, or not noted
    int sides = 6;
    bool counts = false; ///< it reached the score that was needed
    int side = 0;        ///< number of the side that throws, for the colour
    friend bool operator==(const PublicDie &, const PublicDie &) = default;
};

/// The dice of the moment: those that are asked for, or else the last throw of the turn.
struct PublicDice
{
    QList<PublicDie> dice;
    QString words; ///< what is needed, or what was thrown
    friend bool operator==(const PublicDice &, const PublicDice &) = default;
};

PublicDice publicDice(const Session &session);

} // namespace adjutant::app
