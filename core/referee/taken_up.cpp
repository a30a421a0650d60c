// SPDX-License-Identifier: MIT
#include "core/referee/taken_up.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

bool takesUp(const Command &begun, const Owed &owed)
{
    const EntityId unit = begun.entity(u"unit"_s);
    return begun.owed == owed.id ||
           (begun.isOrder() && unit != EntityId::None && begun.procedure == owed.procedure &&
            unit == owed.entity(u"unit"_s));
}

} // namespace

bool isTakenUp(const Journal &journal, const Owed &owed)
{
    const QList<OpenEntry> &open = journal.open().entries;
    return std::any_of(open.cbegin(), open.cend(), [&](const OpenEntry &entry) {
        return takesUp(journal.step(entry.entry).command, owed);
    });
}

} // namespace adjutant
