// SPDX-License-Identifier: MIT
#include "core/games/teaw/casualties.h"

#include "core/games/teaw/duties.h"
#include "core/games/teaw/objectives.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// The side that fights against the unit counts it, whoever brought it down (T22.2).
void countEliminated(Interview &table, EntityId unit)
{
    const EntityId enemy = enemyOf(table.state(), Team(table.state(), unit).side());
    if (enemy != EntityId::None)
        table.add(enemy, key::TeamsDestroyed, 1);
    oweVictoryCheck(table);
}

/// Who picks the figures that go (T1.8).
QString pickKey(const Interview &table, const QString &rule, Loss loss)
{
    if (loss == Loss::Particular)
        return u"casualties.removeTouched"_s;
    const QString choice = table.ruling(u"teaw.casualty.choice"_s);
    if (choice == u"nearest")
        return u"casualties.removeNearest"_s;
    const bool byRifle = rule == u"T6" || rule.startsWith(u"T6."_s);
    return choice == u"shoot-only" && !byRifle ? u"casualties.attackerPicks"_s
                                               : u"casualties.defenderPicks"_s;
}

bool isCounted(const Interview &table, EntityId unit)
{
    return isEliminated(table.rulebook(), table.state(), unit);
}

} // namespace

void destroyTeam(Interview &table, EntityId team, const QString &rule)
{
    table.say(rule, Text(u"casualties.destroyed"_s).with(u"unit"_s, team));
    disengageAll(table, team);
    for (const QString &key :
         {link::SnaredBy, link::WirePass, link::WirePassNext, link::InRange, link::WasInRange})
        table.unlinkAll(team, key);
    table.set(team, key::ActionsLeft, 0);
    table.set(team, key::FiguresSnared, {});
    dropVoidDuties(table);
    countEliminated(table, team);
}

int loseFigures(Interview &table, EntityId team, int hits, const QString &rule, Loss loss)
{
    const int lost = std::min(hits, Team(table.state(), team).figures());
    if (lost <= 0)
        return 0;
    table.add(team, key::Figures, -lost);
    const Team left(table.state(), team);
    if (left.figuresSnared() > left.figures())
        table.set(team, key::FiguresSnared, left.figures());
    table.say(rule, Text(u"casualties.lost"_s).with(u"unit"_s, team).with(u"n"_s, lost));
    const bool all = Team(table.state(), team).figures() == 0;
    const QString pick = all ? u"casualties.removeAll"_s : pickKey(table, rule, loss);
    table.instruct(team, Text(pick).with(u"unit"_s, team).with(u"n"_s, lost));
    if (all)
        destroyTeam(table, team, rule);
    return lost;
}

void destroyTank(Interview &table, EntityId tank, const QString &rule)
{
    if (Team(table.state(), tank).isDestroyed())
        return;
    const bool counted = isCounted(table, tank);
    table.set(tank, key::Destroyed, 1);
    endTank(table, tank, rule, counted);
}

void endTank(Interview &table, EntityId tank, const QString &rule, bool counted)
{
    table.set(tank, key::ActionsLeft, 0);
    table.say(rule, Text(u"casualties.tankDestroyed"_s).with(u"unit"_s, tank));
    const bool stays = table.ruled(u"teaw.tank.wreck"_s, u"stays"_s);
    table.instruct(tank, Text(stays ? u"casualties.wreckStays"_s : u"casualties.wreckRemoved"_s)
                             .with(u"unit"_s, tank));
    dropVoidDuties(table);
    if (!counted && isCounted(table, tank))
        countEliminated(table, tank);
}

void noteKnockedOut(Interview &table, EntityId tank)
{
    const Team crew(table.state(), tank);
    if (!crew.isKnockedOut() || crew.isDestroyed())
        return;
    table.say(u"T20.7"_s, Text(u"casualties.knockedOut"_s).with(u"unit"_s, tank));
    table.instruct(tank, Text(u"casualties.markKnockedOut"_s).with(u"unit"_s, tank));
    if (isCounted(table, tank))
        countEliminated(table, tank);
}

bool isEliminated(const Rulebook &book, const State &state, EntityId unit)
{
    const Team team(state, unit);
    if (!team.isTank())
        return !team.isAlive();
    const QString choice = rulingOf(book, state, u"teaw.tank.knockedout"_s);
    if (choice == u"never")
        return false;
    return team.isDestroyed() || (choice == u"out" && team.isKnockedOut());
}

void uncountEliminated(Interview &table, EntityId unit)
{
    const EntityId enemy = enemyOf(table.state(), Team(table.state(), unit).side());
    if (enemy != EntityId::None)
        table.add(enemy, key::TeamsDestroyed, -1);
}

} // namespace adjutant::teaw
