// SPDX-License-Identifier: MIT
#include "core/report/chi_square.h"

#include <cmath>
#include <numeric>

namespace adjutant {

namespace {

constexpr int LeastExpected = 5; ///< in each class: the usual limit of the approximation

} // namespace

double chiSquareTail(double statistic, int freedom)
{
    if (statistic <= 0)
        return 1;
    // The upper incomplete gamma function Q(a, x) at a = freedom / 2, reached from Q(1/2, x) or
    // Q(1, x) by Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1). Counted in twice a.
    const double x = statistic / 2;
    const bool odd = freedom % 2 != 0;
    double tail = odd ? std::erfc(std::sqrt(x)) : std::exp(-x);
    for (int twice = odd ? 1 : 2; twice < freedom; twice += 2) {
        const double a = twice / 2.0;
        tail += std::exp(a * std::log(x) - x - std::lgamma(a + 1));
    }
    return std::fmin(tail, 1);
}

int leastForChiSquare(qsizetype classes)
{
    return static_cast<int>(classes) * LeastExpected;
}

std::optional<ChiSquare> chiSquare(const QList<int> &counts)
{
    const int total = std::accumulate(counts.cbegin(), counts.cend(), 0);
    if (counts.size() < 2 || total < leastForChiSquare(counts.size()))
        return std::nullopt;
    const double expected = total / static_cast<double>(counts.size());
    ChiSquare result;
    for (const int count : counts)
        result.statistic += (count - expected) * (count - expected) / expected;
    result.freedom = static_cast<int>(counts.size()) - 1;
    result.chance = chiSquareTail(result.statistic, result.freedom);
    return result;
}

} // namespace adjutant
