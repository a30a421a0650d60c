// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/text.h"
#include "core/rules/rulebook.h"

#include <QList>
#include <QString>

#include <optional>

namespace adjutant {

/// One line of a sum: what counts, and how much.
struct SumPart
{
    Text what;
    int amount = 0;

    friend bool operator==(const SumPart &, const SumPart &) = default;
};

/// What one of two who are compared has: its die, and all that is added to it or taken off.
struct Sum
{
    EntityId unit = EntityId::None;
    int die = 0; ///< 0 while it is not thrown
    QList<SumPart> parts;

    bool isThrown() const { return die > 0; }

    friend bool operator==(const Sum &, const Sum &) = default;
};

/// Two sums side by side, as the examples of rulebooks print them, and the margin between them.
///
/// A question for dice carries it with the dice open; a line of the log is it as it came out.
struct Comparison
{
    Sum first; ///< the margin is how far it is ahead
    Sum second;
    QString table;         ///< in which the margin is looked up
    QString key;           ///< by this key, the only one of the table
    bool belowZero = true; ///< whether sums go below 0; otherwise they stop there

    int totalOf(const Sum &sum) const;
    bool isDecided() const { return first.isThrown() && second.isThrown(); }
    int margin() const { return totalOf(first) - totalOf(second); }
    /// The same with \a face on the die of \a unit.
    Comparison thrown(EntityId unit, int face) const;
    /// The row that the margin hits; nothing where none does, or while a die is open.
    std::optional<int> row(const Rulebook &book, const State &state) const;

    /// The sentence for the log, which holds all of it.
    Text text() const;
    /// What such a sentence holds; nothing for any other.
    static std::optional<Comparison> of(const Text &text);

    friend bool operator==(const Comparison &, const Comparison &) = default;
};

} // namespace adjutant
