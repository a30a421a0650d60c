// SPDX-License-Identifier: MIT
#include "core/rules/length.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr int Thousand = 1000;

} // namespace

Length Length::fromDouble(double units)
{
    // Far beyond any table, and safe to add to.
    constexpr double farthest = 1'000'000.0;
    return {qRound(std::clamp(units, -farthest, farthest) * Thousand)};
}

int LengthRule::wholeUnit(Length length) const
{
    const int thousandths = std::max(length.thousandths, 0);
    if (!inclusive)
        return thousandths / Thousand + 1;
    switch (rounding) {
    case Rounding::Up:
        return (thousandths + Thousand - 1) / Thousand;
    case Rounding::Nearest:
        return (thousandths + Thousand / 2) / Thousand;
    case Rounding::Down:
        return thousandths / Thousand;
    }
    Q_UNREACHABLE();
}

bool LengthSpan::holds(Length length, const LengthRule &rule) const
{
    // Where exactly the limit is outside the nearer span, it is inside the farther one.
    const bool begun = above ? !rule.within(length, from) : length >= Length::units(from);
    const bool ended = below ? length >= Length::units(to) : !rule.within(length, to);
    return begun && !ended;
}

bool LengthRule::within(Length length, int units) const
{
    const Length limit = Length::units(units);
    return inclusive ? length <= limit : length < limit;
}

} // namespace adjutant
