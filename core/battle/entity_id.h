// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>

namespace adjutant {

/// The number of one entity of a battle. Counts from 1 and is never given twice.
/// The battle itself and its rulings always have the first two.
enum class EntityId : int { None = 0, Battle = 1, Rulings = 2 };

/// The number of one step of a journal. Counts from 1 and is never given twice.
enum class StepId : int { None = 0 };

constexpr int number(EntityId id)
{
    return static_cast<int>(id);
}

constexpr int number(StepId id)
{
    return static_cast<int>(id);
}

inline size_t qHash(EntityId id, size_t seed = 0)
{
    return ::qHash(number(id), seed);
}

inline size_t qHash(StepId id, size_t seed = 0)
{
    return ::qHash(number(id), seed);
}

} // namespace adjutant
