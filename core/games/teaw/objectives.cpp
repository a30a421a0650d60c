// SPDX-License-Identifier: MIT
#include "core/games/teaw/objectives.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString HoldRule = u"T22.3"_s;

const QString ByForce = u"force"_s;
const QString ByTeams = u"teams"_s;
const QString ByHold = u"hold"_s;

/// Some who meet an objective at the same time.
struct Winners
{
    QList<EntityId> sides;
    QString by; ///< the word for the objective
};

QString ruleOf(const QString &wonBy)
{
    if (wonBy == ByTeams)
        return u"T22.2"_s;
    return wonBy == ByHold ? HoldRule : u"T22.1"_s;
}

bool isObjective(const Interview &table, const QString &objective)
{
    return table.entity(EntityId::Battle).word(key::Objective) == objective;
}

bool isWipedOut(const Interview &table, EntityId side)
{
    QList<EntityId> counted = unitsOf(table.state(), side);
    // Tanks that never count do not keep a side alive either.
    if (table.ruled(u"teaw.tank.knockedout"_s, u"never"_s))
        counted.removeIf([&table](EntityId id) { return Team(table.state(), id).isTank(); });
    return !counted.isEmpty() &&
           std::all_of(counted.cbegin(), counted.cend(),
                       [&table](EntityId id) { return isEliminated(table, id); });
}

/// Eliminate Entire Force (T22.1), which ends every battle (T21).
Winners byElimination(const Interview &table)
{
    Winners winners{{}, ByForce};
    for (const EntityId side : table.state().entities(kind::Side)) {
        if (isWipedOut(table, enemyOf(table.state(), side)))
            winners.sides.append(side);
    }
    return winners;
}

/// Eliminate X Teams (T22.2).
Winners byTeams(const Interview &table)
{
    Winners winners{{}, ByTeams};
    const int wanted = table.entity(EntityId::Battle).number(key::ObjectiveTeams);
    if (!isObjective(table, u"eliminateTeams"_s) || wanted <= 0)
        return winners;
    for (const EntityId side : table.state().entities(kind::Side)) {
        if (table.entity(side).number(key::TeamsDestroyed) >= wanted)
            winners.sides.append(side);
    }
    return winners;
}

/// Capture and Hold for X Turns (T22.3).
Winners byHolding(const Interview &table)
{
    Winners winners{{}, ByHold};
    const int wanted = table.entity(EntityId::Battle).number(key::ObjectiveTurns);
    for (const EntityId side : table.state().entities(kind::Side)) {
        if (wanted > 0 && table.entity(side).number(key::Hold) >= wanted)
            winners.sides.append(side);
    }
    return winners;
}

/// Says who has won, if anybody has: the battle is over.
void decide(Interview &table, const Winners &winners)
{
    if (winners.sides.isEmpty() || table.entity(EntityId::Battle).flag(key::Decided))
        return;
    table.set(EntityId::Battle, key::Decided, 1);
    table.set(EntityId::Battle, key::WonBy, winners.by);
    if (winners.sides.size() == 1)
        table.set(EntityId::Battle, key::Winner, number(winners.sides.first()));
    const Verdict verdict = *verdictOf(table.state());
    table.say(verdict.rule, verdict.text);
}

/// The side that has figures in the area while the other has none; None where that is neither.
EntityId whoHolds(Interview &table)
{
    const EntityId area = table.state().entities(kind::Objective).value(0, EntityId::None);
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"holder"_s;
    question.rule = HoldRule;
    question.text = area == EntityId::None ? Text(u"objectives.ask"_s)
                                           : Text(u"objectives.askArea"_s).with(u"area"_s, area);
    question.subject = area;
    question.options = {Option::of(u"nobody"_s, Text(u"objectives.nobody"_s))};
    for (const EntityId side : table.state().entities(kind::Side))
        question.options.append(Option::of(side));
    question.assumed = u"nobody"_s;
    const QString answer = table.oneOf(question);
    return answer == u"nobody" ? EntityId::None : EntityId{answer.toInt()};
}

/// Whether both sides have had their turn in this round.
bool endsRound(const Interview &table, EntityId ender)
{
    const EntityId other = enemyOf(table.state(), ender);
    return table.entity(other).number(key::Turns) == table.entity(ender).number(key::Turns);
}

/// What the end of a turn does to the count of \a side (`teaw.objective.hold`).
void countHold(Interview &table, EntityId side, bool holds)
{
    const QString choice = table.ruling(u"teaw.objective.hold"_s);
    const EntityId ender = table.moment().side;
    if (!holds) {
        if (choice != u"own-total")
            table.set(side, key::Hold, 0);
        table.set(side, key::HeldBefore, {});
        return;
    }
    const bool counts = choice == u"rounds"
                            ? endsRound(table, ender) && table.entity(side).flag(key::HeldBefore)
                            : side == ender;
    table.set(side, key::HeldBefore, endsRound(table, ender) ? Value() : Value(1));
    if (!counts)
        return;
    table.add(side, key::Hold, 1);
    table.say(HoldRule, Text(u"objectives.held"_s)
                            .with(u"side"_s, side)
                            .with(u"n"_s, table.entity(side).number(key::Hold)));
}

void checkHold(Interview &table)
{
    if (!isObjective(table, u"captureHold"_s) || table.entity(EntityId::Battle).flag(key::Decided))
        return;
    const EntityId holder = whoHolds(table);
    for (const EntityId side : table.state().entities(kind::Side))
        countHold(table, side, side == holder);
    decide(table, byHolding(table));
}

} // namespace

void oweVictoryCheck(Interview &table)
{
    const QList<Owed> &owed = table.state().owed();
    const bool already = std::any_of(owed.cbegin(), owed.cend(), [](const Owed &item) {
        return item.procedure == action::Objective && item.due == Due::Now;
    });
    if (already)
        return;
    Owed item;
    item.procedure = action::Objective;
    item.cause = Text(u"objectives.cause"_s);
    table.owe(item);
}

std::optional<Verdict> verdictOf(const State &state)
{
    const Entity &battle = state.entity(EntityId::Battle);
    if (!battle.flag(key::Decided))
        return std::nullopt;
    const EntityId winner{battle.number(key::Winner)};
    const QString by = battle.word(key::WonBy);
    const QString why = winner == EntityId::None ? u"draw"_s : by.isEmpty() ? u"won"_s : by;
    return Verdict{winner, Text(u"objectives."_s + why).with(u"side"_s, winner), ruleOf(by)};
}

void objective(Interview &table)
{
    decide(table, byElimination(table));
    decide(table, byTeams(table));
    if (table.command().arguments.value(u"turnEnd"_s).toBool())
        checkHold(table);
}

} // namespace adjutant::teaw
