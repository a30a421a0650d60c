// SPDX-License-Identifier: MIT
#include "core/games/teaw/targets.h"

#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// Whether small arms may be aimed at tanks too (`teaw.tank.smallarms`).
bool tanksToo(const Interview &table, Targets targets)
{
    return targets == Targets::Teams && table.ruled(u"teaw.tank.smallarms"_s, u"custom"_s);
}

QList<EntityId> candidates(const Interview &table, Targets targets)
{
    const State &state = table.state();
    const EntityId enemy = enemyOf(state, Team(state, table.unit()).side());
    if (targets == Targets::Tanks)
        return tanksOf(state, enemy);
    const QList<EntityId> teams = teamsOf(state, enemy);
    return tanksToo(table, targets) ? teams + tanksOf(state, enemy) : teams;
}

/// Refuses a target that the command names and that is none.
void checkNamed(Interview &table, EntityId target, const QString &rule, Targets targets)
{
    const Team named(table.state(), target);
    const EntityId side = Team(table.state(), table.unit()).side();
    table.forbidIf(!named.isThere(), rule, Text(u"targets.none"_s));
    table.refuseIf(named.side() == side, rule, Text(u"targets.own"_s).with(u"unit"_s, target));
    table.refuseIf(!named.isAlive(), rule, Text(u"targets.destroyed"_s).with(u"unit"_s, target));
    table.refuseIf(targets == Targets::Teams && named.isTank() && !tanksToo(table, targets),
                   u"T20.1"_s, Text(u"targets.tank"_s).with(u"unit"_s, target));
    table.refuseIf(targets == Targets::Tanks && !named.isTank(), rule,
                   Text(u"targets.noTank"_s).with(u"unit"_s, target));
}

} // namespace

EntityId chooseEnemy(Interview &table, const QString &rule, const Text &question, Targets targets)
{
    if (const EntityId named = table.command().entity(u"target"_s); named != EntityId::None) {
        checkNamed(table, named, rule, targets);
        return named;
    }
    Question which;
    which.kind = QuestionKind::OneOf;
    which.name = u"target"_s;
    which.text = question;
    which.rule = rule;
    which.side = Team(table.state(), table.unit()).side();
    which.actor = table.unit();
    for (const EntityId id : candidates(table, targets))
        which.options.append(Option::of(id));
    table.forbidIf(which.options.isEmpty(), rule, Text(u"targets.none"_s));
    return table.oneEntity(which);
}

} // namespace adjutant::teaw
