// SPDX-License-Identifier: MIT
#include "core/games/teaw/by_hand.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/objectives.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

void leave(Interview &table, const State &before, EntityId id)
{
    const Team was(before, id);
    if (was.isTank()) {
        endTank(table, id, u"T20.8"_s, isEliminated(table.rulebook(), before, id));
        return;
    }
    table.instruct(id, aboutUnit(u"casualties.removeAll"_s, id).with(u"n"_s, was.figures()));
    destroyTeam(table, id, u"T1.8"_s);
}

void followUnit(Interview &table, const State &before, EntityId id)
{
    const Team was(before, id);
    const Team is(table.state(), id);
    const Rulebook &book = table.rulebook();
    if (was.isAlive() && !is.isAlive())
        leave(table, before, id);
    else if (!was.isKnockedOut() && is.isKnockedOut())
        noteKnockedOut(table, id);
    else if (isEliminated(book, before, id) && !isEliminated(book, table.state(), id))
        uncountEliminated(table, id);
}

} // namespace

void followHand(Interview &table, const State &before, EntityId changed)
{
    const bool was = Team(before, changed).isThere();
    const bool is = Team(table.state(), changed).isThere();
    if (was && is)
        followUnit(table, before, changed);
    if (was)
        dropVoidDuties(table);
    reviewVerdict(table, before);
}

} // namespace adjutant::teaw
