// SPDX-License-Identifier: MIT
#pragma once

namespace adjutant {

/// Gathers lambdas into one visitor for std::visit.
template<typename... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};

// clang 14 does not deduce aggregates by itself.
template<typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace adjutant
