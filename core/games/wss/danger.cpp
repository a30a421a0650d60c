// SPDX-License-Identifier: MIT
#include "core/games/wss/danger.h"

#include "core/games/wss/losses.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/victory.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

constexpr int NearHalf = 2; ///< stands; ours, for the rulebook warns of nothing

Danger danger(const QString &id, const Text &reason)
{
    return {Text(u"danger."_s + id), reason};
}

/// One casualty more costs a stand.
bool isLastCasualty(const InForce &rules, EntityId unit)
{
    const int each = casualtiesEach(rules, unit);
    return each > 0 && Unit(rules.state(), unit).number(key::Casualties) + 1 >= each;
}

QList<Danger> dangersOfGun(const InForce &rules, EntityId gun)
{
    if (!isLastCasualty(rules, gun))
        return {};
    return {danger(u"gun"_s, Text(u"danger.gunReason"_s))};
}

QList<Danger> nearHalf(const InForce &rules, EntityId unit)
{
    const Unit troops(rules.state(), unit);
    const int more = standsToHalf(rules, unit);
    const bool whole = troops.stands() >= troops.standsFull();
    if (whole || more > NearHalf)
        return {};
    if (more == 0)
        return {danger(u"half"_s, Text(u"danger.belowHalf"_s))};
    if (more == 1 && isLastCasualty(rules, unit))
        return {danger(u"half"_s, Text(u"danger.lastCasualty"_s))};
    return {danger(u"half"_s, Text(u"danger.halfReason"_s).with(u"n"_s, more))};
}

/// The stands of the largest unit that does not rout yet.
int largestSteady(const InForce &rules, EntityId side)
{
    int largest = 0;
    for (const EntityId id : onTable(rules.state(), side, kind::Unit)) {
        const Unit unit(rules.state(), id);
        if (!unit.isRouting())
            largest = std::max(largest, unit.stands() * worthOf(rules, id));
    }
    return largest;
}

} // namespace

QList<Danger> dangersOfUnit(const InForce &rules, EntityId unit)
{
    const Unit piece(rules.state(), unit);
    if (!piece.isOnTable())
        return {};
    if (piece.isGun())
        return dangersOfGun(rules, unit);
    if (!piece.isTroops())
        return {};
    QList<Danger> dangers;
    const int most = rules.limit(u"sixPips"_s);
    if (piece.pips() >= most)
        dangers.append(
            {Text(u"danger.sixPips"_s).with(u"n"_s, most), Text(u"danger.sixPipsReason"_s)});
    return dangers + nearHalf(rules, unit);
}

QList<Danger> dangersOfSide(const InForce &rules, EntityId side)
{
    if (!isWonByPercent(rules.state()))
        return {};
    const Toll toll = tollOf(rules, side, true);
    const int left = breakingPoint(rules, side) - toll.dead - toll.routing;
    if (left > largestSteady(rules, side))
        return {};
    const Text reason =
        left > 0 ? Text(u"danger.lineReason"_s).with(u"n"_s, left) : Text(u"danger.lineReached"_s);
    const int percent = rules.limit(u"percent"_s);
    return {
        {Text(u"danger.line"_s).with(u"percent"_s, percent), reason.with(u"percent"_s, percent)}};
}

Gauge gaugeOf(const InForce &rules, EntityId side)
{
    const bool percent = isWonByPercent(rules.state());
    const Toll toll = tollOf(rules, side, percent);
    Gauge gauge;
    gauge.whole = toll.start;
    gauge.gone = toll.dead;
    gauge.shaken = toll.routing;
    gauge.mark = percent ? breakingPoint(rules, side) : 0;
    gauge.words = Text(percent ? u"gauge.percent"_s : u"gauge.count"_s)
                      .with(u"dead"_s, toll.dead)
                      .with(u"routing"_s, toll.routing)
                      .with(u"start"_s, toll.start)
                      .with(u"percent"_s, rules.limit(u"percent"_s))
                      .with(u"mark"_s, gauge.mark);
    return gauge;
}

} // namespace adjutant::wss
