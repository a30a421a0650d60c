// SPDX-License-Identifier: MIT
#include "core/games/wss/victory.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/unit.h"
#include "core/referee/winner.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString VictoryRule = u"P25.1"_s;
constexpr int Hundred = 100;

/// The words for how a battle is won.
namespace how {

const QString Withdrawal = u"withdrawal"_s;
const QString Nightfall = u"nightfall"_s;
const QString Objective = u"objective"_s;

} // namespace how

bool isDecided(const Interview &table)
{
    return table.entity(EntityId::Battle).flag(key::Decided);
}

/// The turn that was to follow waits until somebody plays on.
void withdrawNextTurn(Interview &table)
{
    table.withdraw([](const Owed &owed) { return owed.procedure == action::TurnStart; });
}

void sayWinner(Interview &table, EntityId winner)
{
    setWinner(table, winner);
    table.say(VictoryRule, verdictOf(table.state())->text);
}

void withdrawVerdict(Interview &table)
{
    for (const QString &key : {key::Decided, key::WonBy})
        table.set(EntityId::Battle, key, {});
    setWinner(table, EntityId::None);
    table.say(VictoryRule, Text(u"verdict.withdrawn"_s));
}

/// The battle is over. \a how is the word for it: withdrawal, nightfall.
void decide(Interview &table, EntityId winner, const QString &how)
{
    table.set(EntityId::Battle, key::Decided, 1);
    table.set(EntityId::Battle, key::WonBy, how);
    sayWinner(table, winner);
    withdrawNextTurn(table);
}

/// The side that defends in the story; None where neither does.
EntityId storyDefender(const State &state)
{
    for (const EntityId side : state.entities(kind::Side)) {
        if (state.entity(side).flag(key::Defender))
            return side;
    }
    return EntityId::None;
}

/// Whom the withdrawal of armies leaves on the field: nobody where both withdraw, nothing where
/// none does.
std::optional<EntityId> byWithdrawal(const InForce &rules)
{
    QList<EntityId> broken;
    for (const EntityId side : rules.state().entities(kind::Side)) {
        const Toll toll = tollOf(rules, side, true);
        if (toll.start > 0 && toll.dead + toll.routing >= breakingPoint(rules, side))
            broken.append(side);
    }
    if (broken.isEmpty())
        return std::nullopt;
    return broken.size() > 1 ? EntityId::None : enemyOf(rules.state(), broken.first());
}

/// An army that has lost control of 30% withdraws.
void lookAtPercent(Interview &table)
{
    for (const EntityId side : table.state().entities(kind::Side)) {
        const Toll toll = tollOf(table, side, true);
        table.say(VictoryRule, Text(u"victory.count"_s)
                                   .with(u"side"_s, side)
                                   .with(u"lost"_s, toll.dead + toll.routing)
                                   .with(u"start"_s, toll.start)
                                   .with(u"n"_s, breakingPoint(table, side)));
    }
    if (const std::optional<EntityId> winner = byWithdrawal(table))
        decide(table, *winner, how::Withdrawal);
}

int countAtNight(const InForce &rules, EntityId side)
{
    const bool values = rules.ruled(u"wss.victory.deadpool_values"_s, u"points"_s);
    const Toll toll = tollOf(rules, side, values);
    const bool routing = rules.ruled(u"wss.victory.routing_count"_s, u"both"_s);
    return toll.dead + (routing ? toll.routing : 0);
}

/// Who holds the field at nightfall: nobody where both have lost alike, nothing before it.
std::optional<EntityId> byNightfall(const InForce &rules)
{
    const State &state = rules.state();
    const int night = state.entity(EntityId::Battle).number(key::TurnLimit);
    if (night <= 0 || state.moment().turn < night)
        return std::nullopt;
    const QList<EntityId> sides = state.entities(kind::Side);
    const int first = countAtNight(rules, sides.at(0));
    const int second = countAtNight(rules, sides.at(1));
    if (first == second)
        return rules.ruled(u"wss.victory.tie"_s, u"defender"_s) ? storyDefender(state)
                                                                : EntityId::None;
    return first < second ? sides.at(0) : sides.at(1);
}

void lookAtNight(Interview &table)
{
    const std::optional<EntityId> winner = byNightfall(table);
    if (!winner)
        return;
    const QList<EntityId> sides = table.state().entities(kind::Side);
    table.say(VictoryRule, Text(u"victory.night"_s)
                               .with(u"first"_s, countAtNight(table, sides.at(0)))
                               .with(u"second"_s, countAtNight(table, sides.at(1))));
    decide(table, *winner, how::Nightfall);
}

/// Who has won in the way \a won, where that can be counted.
std::optional<EntityId> countedWinner(const InForce &rules, const QString &won)
{
    if (won == how::Withdrawal)
        return byWithdrawal(rules);
    return won == how::Nightfall ? byNightfall(rules) : std::nullopt;
}

void askObjective(Interview &table)
{
    Question who =
        question(table, QuestionKind::OneOf,
                 {u"holder"_s, VictoryRule, Text(u"victory.objective"_s), EntityId::Battle});
    who.options = {Option::of(u"nobody"_s, Text(u"victory.nobody"_s))};
    for (const EntityId side : table.state().entities(kind::Side))
        who.options.append(Option::of(side));
    who.assumed = u"nobody"_s;
    const QString chosen = table.oneOf(who);
    if (chosen == u"nobody")
        return;
    decide(table, EntityId{chosen.toInt()}, how::Objective);
}

} // namespace

int worthOf(const InForce &rules, EntityId id)
{
    const Unit piece(rules.state(), id);
    if (piece.isCommander())
        return rules.ruling(u"wss.victory.cinc_value"_s).toInt();
    QString row = u"stand"_s;
    if (piece.isGun())
        row = piece.isMortar() ? u"mortar"_s : u"cannon"_s;
    if (piece.isOfficer())
        row = u"officer"_s;
    if (piece.isOfKind(kind::Wagon))
        row = u"wagon"_s;
    return rules.cell(u"values"_s, {{u"name"_s, row}}, u"value"_s).toInt();
}

Toll tollOf(const InForce &rules, EntityId side, bool byValue)
{
    const bool wholeOnly = rules.ruled(u"wss.unit.deadpool"_s, u"whole"_s);
    Toll toll;
    if (!byValue) {
        // Horses that are held count as one beside their dragoons (P16.1).
        toll.dead += rules.state().entity(side).number(key::HorsesLost);
        toll.start += toll.dead;
        toll.start += static_cast<int>(rules.state().children(side, kind::Horses).size());
    }
    for (const EntityId id : piecesOf(rules.state(), side)) {
        const Unit piece(rules.state(), id);
        const int worth = byValue ? worthOf(rules, id) : 1;
        const int dead = piece.standsFull() - piece.stands();
        toll.start += piece.standsFull() * worth;
        if (!wholeOnly || byValue || !piece.isOnTable())
            toll.dead += dead * worth;
        if (piece.isRouting())
            toll.routing += piece.stands() * worth;
    }
    return toll;
}

int breakingPoint(const InForce &rules, EntityId side)
{
    const int share = tollOf(rules, side, true).start * rules.limit(u"percent"_s);
    const bool above = rules.ruled(u"wss.victory.threshold"_s, u"above"_s);
    return above ? share / Hundred + 1 : roundedUp(share, Hundred);
}

bool isWonByPercent(const State &state)
{
    return state.entity(EntityId::Battle).word(key::Victory) == u"percent";
}

std::optional<Verdict> verdictOf(const State &state)
{
    const Entity &battle = state.entity(EntityId::Battle);
    if (!battle.flag(key::Decided))
        return std::nullopt;
    const EntityId winner = winnerOf(state);
    const QString how = battle.word(key::WonBy);
    const QString stem = winner == EntityId::None ? u"verdict.draw"_s : u"verdict.won"_s;
    return Verdict{winner,
                   Text(how.isEmpty() ? stem : stem + u'.' + how)
                       .with(u"side"_s, winner)
                       .with(u"other"_s, enemyOf(state, winner)),
                   VictoryRule};
}

void victory(Interview &table)
{
    if (isDecided(table))
        return;
    const bool objective = table.entity(EntityId::Battle).word(key::Victory) == u"objective";
    if (isWonByPercent(table.state()))
        lookAtPercent(table);
    else if (objective && !table.command().arguments.contains(u"loss"_s))
        askObjective(table);
    const bool night = table.entity(EntityId::Battle).number(key::TurnLimit) > 0 &&
                       table.moment().phase == phase::Rally;
    if (!isDecided(table) && night)
        lookAtNight(table);
}

void reviewVerdict(Interview &table, const State &before)
{
    if (!before.entity(EntityId::Battle).flag(key::Decided))
        return;
    if (!isDecided(table)) {
        withdrawVerdict(table);
        return;
    }
    const QString won = table.entity(EntityId::Battle).word(key::WonBy);
    const std::optional<EntityId> was = countedWinner(InForce(table.rulebook(), before), won);
    const std::optional<EntityId> is = countedWinner(table, won);
    // What changed in play since then changed nothing in how it ended.
    if (was == is)
        return;
    if (is)
        sayWinner(table, *is);
    else
        withdrawVerdict(table);
}

void oweVictoryAtOnce(Interview &table)
{
    if (!isWonByPercent(table.state()) || isDecided(table) ||
        !table.ruled(u"wss.victory.when"_s, u"once"_s))
        return;
    const QList<Owed> &owed = table.state().owed();
    const bool waiting = std::any_of(owed.cbegin(), owed.cend(), [](const Owed &item) {
        return item.procedure == action::Victory;
    });
    if (waiting)
        return;
    Owed look = due(table, action::Victory, EntityId::None, Text(u"victory.look"_s));
    look.arguments.insert(u"loss"_s, true);
    table.owe(look);
}

} // namespace adjutant::wss
