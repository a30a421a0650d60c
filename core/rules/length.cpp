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

bool LengthRule::within(Length length, int units) const
{
    const Length limit = Length::units(units);
    return inclusive ? length <= limit : length < limit;
}

} // namespace adjutant
