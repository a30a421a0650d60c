// SPDX-License-Identifier: MIT
#include "core/games/teaw/objectives.h"

#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

void oweVictoryCheck(Interview &table)
{
    const QList<Owed> &owed = table.state().owed();
    const bool already = std::any_of(owed.cbegin(), owed.cend(), [](const Owed &item) {
        return item.procedure == u"objective" && item.due == Due::Now;
    });
    if (already)
        return;
    Owed item;
    item.procedure = u"objective"_s;
    item.cause = Text(u"objectives.cause"_s);
    table.owe(item);
}

void objective(Interview &) {}

} // namespace adjutant::teaw
