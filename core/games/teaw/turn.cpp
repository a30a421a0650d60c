// SPDX-License-Identifier: MIT
#include "core/games/teaw/turn.h"

#include "core/games/teaw/objectives.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

const QHash<QString, Procedure> &procedures()
{
    static const QHash<QString, Procedure> list{
        // The turn (T3)
        {u"begin"_s, begin},
        {u"turnStart"_s, turnStart},
        {u"endTurn"_s, endTurn},
        {u"objective"_s, objective},
    };
    return list;
}

void begin(Interview &) {}
void turnStart(Interview &) {}
void endTurn(Interview &) {}

} // namespace adjutant::teaw
