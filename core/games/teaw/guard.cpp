// SPDX-License-Identifier: MIT
#include "core/games/teaw/guard.h"

#include "core/games/teaw/duties.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

bool isRuled(const Rulebook &rulebook, const State &state, const QString &id, const QString &option)
{
    return rulingOf(rulebook, state, id) == option;
}

/// Whether \a action may be done with less than all three actions (T15).
bool takesTheRest(const Rulebook &rulebook, const State &state, const QString &action)
{
    return isRuled(rulebook, state, u"teaw.engineer.allthree"_s, u"remaining"_s) ||
           (action == action::DefuseMine &&
            isRuled(rulebook, state, u"teaw.mine.defuserange"_s, u"move-then"_s));
}

bool isFree(const Rulebook &rulebook, const State &state, const Team &team, const QString &action)
{
    if (action == action::Withdraw)
        return isRuled(rulebook, state, u"teaw.withdraw.cost"_s, u"free"_s);
    return isFight(action) && team.isEngaged() &&
           isRuled(rulebook, state, u"teaw.hth.continue"_s, u"free"_s);
}

/// Whether a snared team may do \a action all the same, once it has rolled (T5.4).
bool mayWhileSnared(const Interview &table, const Team &team, const QString &action)
{
    if (!team.snareRolled())
        return false;
    if (team.isEngaged() && (isFight(action) || action == action::Withdraw) &&
        table.ruled(u"teaw.snare.engaged"_s, u"fight"_s))
        return true;
    return action != action::Move && table.ruled(u"teaw.snare.stuck"_s, u"nonmove"_s);
}

Text labelOf(const Interview &table, const QString &action)
{
    const ActionDeclaration *declaration = table.rulebook().action(action);
    return Text(declaration ? declaration->label : action);
}

/// A team that begins ends the turn of those before it (`teaw.turn.interleave`, T3.2).
void finishOthers(Interview &table, const Team &team)
{
    const bool itsTurn = table.moment().side == team.side();
    if (!itsTurn || !table.ruled(u"teaw.turn.interleave"_s, u"finish"_s))
        return;
    for (const EntityId id : unitsOf(table.state(), team.side())) {
        if (id != team.id() && Team(table.state(), id).hasActed())
            stopTeam(table, id);
    }
}

} // namespace

std::optional<int> costOf(const Rulebook &rulebook, const State &state, EntityId unit,
                          const QString &action)
{
    const Team team(state, unit);
    if (action == action::SnareRoll)
        return isRuled(rulebook, state, u"teaw.snare.when"_s, u"action"_s) ? 1 : 0;
    const UnitType *type = rulebook.unitType(team.type());
    if (!type || !type->actions.contains(action))
        return std::nullopt;
    if (isFree(rulebook, state, team, action))
        return 0;
    const int cost = type->actions.value(action);
    if (cost > 1 && takesTheRest(rulebook, state, action))
        return std::clamp(team.actionsLeft(), 1, cost);
    return cost;
}

void guard(Interview &table, const QString &action)
{
    const Team team(table.state(), table.unit());
    table.forbidIf(!team.isThere(), {}, Text(u"guard.noUnit"_s));
    const auto sentence = [&](const QString &key) { return Text(key).with(u"unit"_s, team.id()); };
    const std::optional<int> cost = costOf(table.rulebook(), table.state(), team.id(), action);
    table.refuseIf(
        !cost, u"T2.4"_s,
        sentence(u"guard.notItsAction"_s).with(u"action"_s, QList<Text>{labelOf(table, action)}));
    table.refuseIf(!team.isAlive(), u"T1.8"_s, sentence(u"guard.destroyed"_s));
    table.refuseIf(table.moment().side != team.side(), u"T3.1"_s, sentence(u"guard.notItsTurn"_s));
    const bool held = team.isSnared() || team.snareRolled();
    const bool excepted = held && mayWhileSnared(table, team, action);
    table.refuseIf(team.isSnared() && !excepted && action != action::SnareRoll, u"T5.3"_s,
                   sentence(u"guard.snared"_s));
    table.refuseIf(team.turnEnded() && !excepted && action != action::SnareRoll, u"T3.3"_s,
                   sentence(u"guard.turnEnded"_s));
    table.refuseIf(team.actionsLeft() < cost.value_or(1), u"T2.1"_s,
                   sentence(u"guard.actions"_s).with(u"n"_s, cost.value_or(1)));
    const bool locked = team.isEngaged() && !isFight(action) && action != action::Withdraw &&
                        action != action::SnareRoll &&
                        table.ruled(u"teaw.hth.otheractions"_s, u"locked"_s);
    table.refuseIf(locked, u"T7.6"_s, sentence(u"guard.locked"_s));
}

void spend(Interview &table, const QString &action)
{
    const Team team(table.state(), table.unit());
    const ActionDeclaration *declaration = table.rulebook().action(action);
    if (declaration && declaration->reaction) {
        table.set(team.id(), key::ReactionUsed, 1);
        dropVoidDuties(table);
        return;
    }
    const int cost = costOf(table.rulebook(), table.state(), team.id(), action).value_or(1);
    const bool owedFight = mustFight(table, team.id());
    table.add(team.id(), key::ActionsLeft, -cost);
    table.set(team.id(), key::Acted, 1);
    const bool other = !isFight(action) && action != action::Withdraw;
    if (owedFight && other && !mustFight(table, team.id()))
        table.say(u"T7.6"_s, Text(u"guard.lastAction"_s).with(u"unit"_s, team.id()));
    finishOthers(table, team);
    dropVoidDuties(table);
}

bool misjudged(Interview &table, const QString &action, const QString &rule, const Text &text)
{
    if (table.ruled(u"teaw.measure.premeasure"_s, u"free"_s) || table.allows(text.key())) {
        table.refuse({text, rule});
        return false;
    }
    spend(table, action);
    table.say(rule, text);
    return true;
}

void stopTeam(Interview &table, EntityId team)
{
    table.set(team, key::TurnEnded, 1);
    table.set(team, key::ActionsLeft, 0);
    dropVoidDuties(table);
}

void endTeamTurn(Interview &table, EntityId team)
{
    QList<EntityId> ended{team};
    if (table.ruled(u"teaw.turn.endsscope"_s, u"player"_s))
        ended = unitsOf(table.state(), Team(table.state(), team).side());
    for (const EntityId id : ended)
        stopTeam(table, id);
}

} // namespace adjutant::teaw
