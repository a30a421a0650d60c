// SPDX-License-Identifier: MIT
#include "core/games/wss/reach.h"

#include "core/games/wss/limits.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

QString moverOf(const Unit &unit)
{
    if (unit.isOfficer())
        return u"officer"_s;
    if (unit.isGun())
        return unit.flag(key::Limbered) ? u"limber"_s : u"manhandled"_s;
    if (unit.isOfKind(kind::Wagon))
        return u"limber"_s;
    return unit.isCavalry() ? u"cavalry"_s : u"infantry"_s;
}

/// The moves at the very start may be doubled (P4.5, `wss.deploy.double_moves`).
bool isDoubled(const InForce &rules)
{
    const Entity &battle = rules.state().entity(EntityId::Battle);
    const int turns = battle.number(key::DoubledTurns);
    if (rules.ruled(u"wss.deploy.double_moves"_s, u"phase"_s))
        return turns > 0 && !battle.flag(key::DoubledDone);
    return turns > 0 && rules.state().moment().turn <= turns;
}

int doubledBy(const InForce &rules)
{
    return isDoubled(rules) ? rules.limit(u"doubled"_s) : 1;
}

int moveOf(const InForce &rules, const QString &mover)
{
    return rules.cell(u"moves"_s, {{u"name"_s, mover}}, u"value"_s).toInt();
}

} // namespace

int oneMoveOf(const InForce &rules, EntityId unit)
{
    return moveOf(rules, moverOf(Unit(rules.state(), unit)));
}

int reachOf(const InForce &rules, EntityId unit)
{
    return oneMoveOf(rules, unit) * doubledBy(rules);
}

int chargeReachOf(const InForce &rules, EntityId unit)
{
    return (oneMoveOf(rules, unit) + moveOf(rules, u"charge"_s)) * doubledBy(rules);
}

void checkReach(Interview &table, int reach, const QString &rule)
{
    const QJsonObject &given = table.command().arguments;
    const double difficult = given.value(u"difficult"_s).toDouble();
    const double distance = given.value(u"distance"_s).toDouble(difficult);
    table.forbidIf(difficult < 0 || distance < 0, rule,
                   aboutUnit(u"move.noDistance"_s, table.unit()).with(u"n"_s, reach));
    table.forbidIf(difficult > distance, u"P9.3"_s,
                   aboutUnit(u"move.moreDifficult"_s, table.unit()));
    const bool isGun = Unit(table.state(), table.unit()).isGun();
    table.refuseIf(isGun && difficult > 0, u"P9.3"_s, aboutUnit(u"move.noGuns"_s, table.unit()));
    // What is difficult counts more than once, which is the same as moving slower.
    const double cost = distance - difficult + difficult * limit(table, u"difficult"_s);
    table.refuseIf(Length::fromDouble(cost) > Length::units(reach), rule,
                   aboutUnit(u"move.tooFar"_s, table.unit()).with(u"n"_s, reach));
}

} // namespace adjutant::wss
