// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include <optional>

namespace adjutant {

/// How far counts are from even ones, and how often chance alone brings them as far or farther.
struct ChiSquare
{
    double statistic = 0;
    int freedom = 0;
    double chance = 1;
};

/// The chance that a chi-square of so many degrees of freedom is \a statistic or more.
double chiSquareTail(double statistic, int freedom);

/// How many have to be counted before the test means anything: five expected in each class.
int leastForChiSquare(qsizetype classes);

/// Compares \a counts with even ones; nothing where there are too few to say.
std::optional<ChiSquare> chiSquare(const QList<int> &counts);

} // namespace adjutant
