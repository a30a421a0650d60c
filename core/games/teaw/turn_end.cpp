// SPDX-License-Identifier: MIT
#include "core/games/teaw/turn_end.h"

#include "core/games/teaw/charges.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/explosions.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

Owed due(const QString &procedure, const QJsonObject &arguments, const Text &cause)
{
    Owed owed;
    owed.procedure = procedure;
    owed.arguments = arguments;
    owed.cause = cause;
    return owed;
}

/// A right to pass that holds for one turn only is over with it (`teaw.wire.pass`).
void closePasses(Interview &table, EntityId side)
{
    if (table.ruled(u"teaw.wire.pass"_s, u"keep"_s))
        return;
    for (const EntityId id : unitsOf(table.state(), side))
        table.unlinkAll(id, link::WirePass);
}

/// Refuses while something is owed that has to be done first; allowed all the same, it is dropped.
void checkDuties(Interview &table)
{
    dropVoidDuties(table);
    QList<int> open;
    QList<Text> causes;
    for (const Owed &owed : table.state().owed()) {
        if (owed.due != Due::Gate || owed.gate != TurnEndGate)
            continue;
        open.append(owed.id);
        causes.append(owed.cause);
    }
    table.refuseIf(!open.isEmpty(), u"T3.3"_s, Text(u"turn.owed"_s).with(u"what"_s, causes));
    for (const int id : open)
        table.settle(id);
}

} // namespace

void endTurn(Interview &table)
{
    const EntityId side = table.moment().side;
    const EntityId next = enemyOf(table.state(), side);
    table.forbidIf(side == EntityId::None || next == EntityId::None, u"T3.1"_s,
                   Text(u"turn.noSide"_s));
    checkDuties(table);
    table.lapse(TurnEndGate);
    table.say(u"T3.3"_s, Text(u"turn.ends"_s).with(u"side"_s, side));
    closePasses(table, side);
    table.clear(Clears::OwnTurnEnd, side);
    table.clear(Clears::EnemyTurnEnd, next);
    // Grenades of the other side, where they go off now and not when its turn begins.
    if (table.ruled(u"teaw.grenade.fuse"_s, u"endturn"_s))
        oweExplosion(table, grenadesDue(table.state(), next));
    oweCharges(table, side);
    table.owe(due(action::Objective, {{u"turnEnd"_s, true}}, Text(u"turn.objective"_s)));
    table.owe(due(action::TurnStart, {{u"side"_s, number(next)}},
                  Text(u"turn.next"_s).with(u"side"_s, next)));
}

} // namespace adjutant::teaw
