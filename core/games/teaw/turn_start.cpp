// SPDX-License-Identifier: MIT
#include "core/games/teaw/turn_start.h"

#include "core/games/teaw/charges.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/explosions.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// What \a unit has to do before the turn ends.
Owed duty(const Interview &table, const QString &procedure, EntityId unit, const QString &cause)
{
    Owed owed;
    owed.procedure = procedure;
    owed.arguments = {{u"unit"_s, number(unit)}};
    owed.cause = Text(cause).with(u"unit"_s, unit);
    owed.due = Due::Gate;
    owed.gate = TurnEndGate;
    owed.side = table.moment().side;
    return owed;
}

QList<EntityId> snaredTeams(const Interview &table, EntityId side)
{
    QList<EntityId> snared;
    for (const EntityId id : unitsOf(table.state(), side)) {
        const Team team(table.state(), id);
        if (team.isAlive() && !team.snaredBy().isEmpty())
            snared.append(id);
    }
    return snared;
}

/// What a wire check allowed for "next turn" is allowed now (S2.10).
void openPasses(Interview &table, EntityId side)
{
    for (const EntityId id : unitsOf(table.state(), side)) {
        for (const EntityId wire : table.entity(id).linked(link::WirePassNext)) {
            table.unlink(id, link::WirePassNext, wire);
            table.link(id, link::WirePass, wire);
        }
    }
}

void loseTurns(Interview &table, EntityId side)
{
    for (const EntityId id : unitsOf(table.state(), side)) {
        if (table.entity(id).flag(key::LosesTurn))
            stopTeam(table, id);
    }
}

/// What goes off at the end of this turn (P-TURN-START 5).
void remind(Interview &table, EntityId side)
{
    for (const EntityId charge : chargesDue(table, side)) {
        const EntityId tank = table.entity(charge).linked(link::OnTank).value(0, EntityId::None);
        table.say(u"T15.8"_s, Text(u"turn.chargeDue"_s).with(u"unit"_s, tank));
    }
}

/// Whether the snare rolls are made before the grenades go off (`teaw.turn.startorder`, T3.5).
bool rollsComeFirst(Interview &table, bool grenades, bool snares)
{
    if (!grenades || !snares || table.ruled(u"teaw.turn.startorder"_s, u"explosions-first"_s))
        return false;
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"startOrder"_s;
    question.rule = u"T3.5"_s;
    question.text = Text(u"turn.startOrder"_s);
    question.side = table.moment().side;
    question.options = {Option::of(u"explosions"_s, Text(u"turn.explosionsFirst"_s)),
                        Option::of(u"snares"_s, Text(u"turn.snaresFirst"_s))};
    question.assumed = u"explosions"_s;
    return table.oneOf(question) == u"snares";
}

void oweStartOfTurn(Interview &table, EntityId side)
{
    const QList<EntityId> grenades = grenadesDue(table.state(), side);
    const QList<EntityId> snared = snaredTeams(table, side);
    const bool rollsFirst = rollsComeFirst(table, !grenades.isEmpty(), !snared.isEmpty());
    for (const EntityId id : snared) {
        Owed roll = duty(table, action::SnareRoll, id, u"turn.mustRoll"_s);
        if (rollsFirst)
            roll.due = Due::Now;
        table.owe(roll);
    }
    oweExplosion(table, grenades);
    for (const EntityId id : teamsOf(table.state(), side)) {
        if (mustFight(table, id))
            table.owe(duty(table, action::FightOn, id, u"turn.mustFight"_s));
    }
}

} // namespace

void turnStart(Interview &table)
{
    const EntityId side = table.command().entity(u"side"_s);
    table.forbidIf(table.entity(side).kind() != kind::Side, u"T3.1"_s, Text(u"turn.noSide"_s));
    const int turn = table.entity(side).number(key::Turns) + 1;
    table.set(side, key::Turns, turn);
    table.advance({turn, side, {}});
    table.say(u"T3.1"_s, Text(u"turn.begins"_s).with(u"side"_s, side).with(u"turn"_s, turn));
    table.clear(Clears::OwnTurnStart, side);
    for (const EntityId enemy : enemies(table.state(), side))
        table.clear(Clears::EnemyTurnStart, enemy);
    openPasses(table, side);
    loseTurns(table, side);
    remind(table, side);
    oweStartOfTurn(table, side);
}

} // namespace adjutant::teaw
