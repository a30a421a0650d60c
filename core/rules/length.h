// SPDX-License-Identifier: MIT
#pragma once

#include <qglobal.h> // moc 6.4 cannot read <compare> by itself

#include <compare>

namespace adjutant {

/// A distance on the table in thousandths of the game's unit (cm or inches).
struct Length
{
    int thousandths = 0;

    static Length units(int whole) { return {whole * 1000}; }
    static Length fromDouble(double units);
    double toDouble() const { return thousandths / 1000.0; }

    // clang-tidy 14 takes the comparison that the compiler writes for one with 0.
    friend auto operator<=>(const Length &,
                            const Length &) = default; // NOLINT(modernize-use-nullptr)
};

/// How a measured distance meets printed limits. The rulings of a game decide.
struct LengthRule
{
    enum class Rounding { Up, Nearest, Down };

    Rounding rounding = Rounding::Up;
    bool inclusive = true; ///< exactly the limit is within it

    /// The whole unit whose band holds \a length. Where exactly the limit is outside, all beyond it
    /// is outside too, whatever the rounding.
    int wholeUnit(Length length) const;
    /// Whether \a length is within a printed limit of \a units. No rounding: "within 4" is
    /// within 4.
    bool within(Length length, int units) const;

    friend bool operator==(const LengthRule &, const LengthRule &) = default;
};

/// A printed span of a distance, met as measured: "15 to 40", "over 25 to 70", "under 25".
struct LengthSpan
{
    int from = 0; ///< whole units
    int to = 0;
    bool above = false; ///< begins beyond its first unit
    bool below = false; ///< ends before its last unit

    bool holds(Length length, const LengthRule &rule) const;
};

} // namespace adjutant
