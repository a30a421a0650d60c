// SPDX-License-Identifier: MIT
#include "core/games/wss/pips.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

int changePips(Interview &table, EntityId unit, int amount)
{
    if (!Unit(table.state(), unit).isTroops())
        return 0;
    const int before = Unit(table.state(), unit).pips();
    const int changed = table.add(unit, key::Pips, amount);
    markOnTable(table, unit, key::Pips, before);
    return changed;
}

void returnPips(Interview &table, EntityId unit, int amount)
{
    const int lost = amount - changePips(table, unit, amount);
    if (lost > 0 && table.ruled(u"wss.pips.cap_return"_s, u"excess"_s))
        table.add(unit, key::PipsOver, lost);
}

void addTestPips(Interview &table, EntityId unit, int amount)
{
    if (!table.ruled(u"wss.pips.note_playsheet"_s, u"none"_s))
        changePips(table, unit, amount);
}

void wipePips(Interview &table, EntityId unit)
{
    const Unit wiped(table.state(), unit);
    changePips(table, unit, -wiped.pips());
    table.set(unit, key::PipsOver, {});
    if (table.ruled(u"wss.glory.officer_bank"_s, u"kept"_s))
        return;
    for (const EntityId officer : wiped.officers())
        table.set(officer, key::Bank, 0);
}

bool passesUnrolled(const Interview &table, EntityId unit)
{
    return Unit(table.state(), unit).pips() == 0 && table.ruled(u"wss.pips.zero"_s, u"skip"_s);
}

} // namespace adjutant::wss
