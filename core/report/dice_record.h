// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/chi_square.h"
#include "core/report/throws.h"

namespace adjutant {

/// What one side threw with one kind of dice, or the program threw for it.
struct DiceRecord
{
    EntityId side = EntityId::None;
    bool byProgram = false;
    int sides = 6;
    QList<int> faces;    ///< how often each face came, from 1
    int scored = 0;      ///< dice that had a score to reach
    int hits = 0;        ///< those that reached it
    double expected = 0; ///< how many of fair dice would have
    int notNoted = 0;    ///< dice of which only the hits are known; they are in none of the above

    int dice() const;
    double average() const;
    double fairAverage() const { return (sides + 1) / 2.0; }
    /// Whether the faces are those of fair dice; nothing where they are too few to say.
    std::optional<ChiSquare> test() const { return chiSquare(faces); }
};

/// The record of each side, in the order of \a sides: its real dice before those of the program, a
/// kind of dice after the other.
QList<DiceRecord> diceRecords(const QList<EntityId> &sides, const QList<Thrown> &throws);

} // namespace adjutant
