// SPDX-License-Identifier: MIT
#include "core/games/teaw/grant.h"

#include "core/games/teaw/duties.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString GrantArgument = u"granted"_s;

QString wordOf(Grant grant)
{
    return grant == Grant::Snare ? u"snare"_s : u"withdraw"_s;
}

Grant grantOf(const QJsonObject &arguments)
{
    const QString word = arguments.value(GrantArgument).toString();
    if (word == wordOf(Grant::Snare))
        return Grant::Snare;
    return word == wordOf(Grant::Withdraw) ? Grant::Withdraw : Grant::None;
}

} // namespace

void offerMove(Interview &table, EntityId unit, Grant grant)
{
    Owed item;
    item.procedure = action::Move;
    item.arguments = {{u"unit"_s, number(unit)}, {GrantArgument, wordOf(grant)}};
    item.due = Due::Offer;
    item.gate = TurnEndGate;
    item.cause = Text(u"grant."_s + wordOf(grant))
                     .with(u"unit"_s, unit)
                     .with(u"n"_s, Team(table.state(), unit).speed());
    item.side = Team(table.state(), unit).side();
    table.owe(item);
}

Grant takeGrant(Interview &table)
{
    // Claimed from the list of offers: the core has settled it already.
    if (table.command().owed != 0)
        return grantOf(table.command().arguments);
    const QList<Owed> before = table.state().owed();
    for (const Owed &item : before) {
        const bool its = item.procedure == action::Move && item.entity(u"unit"_s) == table.unit();
        if (!its || grantOf(item.arguments) == Grant::None)
            continue;
        table.settle(item.id);
        return grantOf(item.arguments);
    }
    return Grant::None;
}

} // namespace adjutant::teaw
