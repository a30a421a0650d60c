// SPDX-License-Identifier: MIT
#include "core/referee/winner.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

const QString WinnerKey = u"winner"_s;

} // namespace

EntityId winnerOf(const State &state)
{
    const Entity &battle = state.entity(EntityId::Battle);
    const QList<EntityId> winners = battle.linked(WinnerKey);
    if (winners.isEmpty())
        return EntityId{battle.number(WinnerKey)};
    return winners.size() == 1 ? winners.constFirst() : EntityId::None;
}

void setWinner(Interview &table, EntityId winner)
{
    table.set(EntityId::Battle, WinnerKey, {});
    table.unlinkAll(EntityId::Battle, WinnerKey);
    if (winner != EntityId::None)
        table.link(EntityId::Battle, WinnerKey, winner);
}

} // namespace adjutant
