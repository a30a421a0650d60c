// SPDX-License-Identifier: MIT
#include "core/games/teaw/objectives.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/team.h"
#include "core/referee/winner.h"

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

bool isObjective(const State &state, const QString &objective)
{
    return state.entity(EntityId::Battle).word(key::Objective) == objective;
}

bool isWipedOut(const Rulebook &book, const State &state, EntityId side)
{
    QList<EntityId> counted = unitsOf(state, side);
    // Tanks that never count do not keep a side alive either.
    if (rulingOf(book, state, u"teaw.tank.knockedout"_s) == u"never")
        counted.removeIf([&state](EntityId id) { return Team(state, id).isTank(); });
    return !counted.isEmpty() && std::all_of(counted.cbegin(), counted.cend(), [&](EntityId id) {
        return isEliminated(book, state, id);
    });
}

/// Whether \a side meets the objective \a by: Eliminate Entire Force (T22.1), which ends every
/// battle (T21); Eliminate X Teams (T22.2); Capture and Hold for X Turns (T22.3).
bool hasMet(const Rulebook &book, const State &state, EntityId side, const QString &by)
{
    const Entity &battle = state.entity(EntityId::Battle);
    if (by == ByForce)
        return isWipedOut(book, state, enemyOf(state, side));
    if (by == ByTeams) {
        const int wanted = battle.number(key::ObjectiveTeams);
        return isObjective(state, u"eliminateTeams"_s) && wanted > 0 &&
               state.entity(side).number(key::TeamsDestroyed) >= wanted;
    }
    const int wanted = battle.number(key::ObjectiveTurns);
    return by == ByHold && wanted > 0 && state.entity(side).number(key::Hold) >= wanted;
}

Winners winnersBy(const Rulebook &book, const State &state, const QString &by)
{
    Winners winners{state.entities(kind::Side), by};
    winners.sides.removeIf([&](EntityId side) { return !hasMet(book, state, side, by); });
    return winners;
}

Winners winnersBy(const Interview &table, const QString &by)
{
    return winnersBy(table.rulebook(), table.state(), by);
}

void sayWinners(Interview &table, const Winners &winners)
{
    const bool one = winners.sides.size() == 1;
    setWinner(table, one ? winners.sides.first() : EntityId::None);
    const Verdict verdict = *verdictOf(table.state());
    table.say(verdict.rule, verdict.text);
}

/// Says who has won, if anybody has: the battle is over.
void decide(Interview &table, const Winners &winners)
{
    if (winners.sides.isEmpty() || table.entity(EntityId::Battle).flag(key::Decided))
        return;
    table.set(EntityId::Battle, key::Decided, 1);
    table.set(EntityId::Battle, key::WonBy, winners.by);
    sayWinners(table, winners);
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
    if (!isObjective(table.state(), u"captureHold"_s) ||
        table.entity(EntityId::Battle).flag(key::Decided))
        return;
    const EntityId holder = whoHolds(table);
    for (const EntityId side : table.state().entities(kind::Side))
        countHold(table, side, side == holder);
    decide(table, winnersBy(table, ByHold));
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
    const EntityId winner = winnerOf(state);
    const QString by = battle.word(key::WonBy);
    const QString why = winner == EntityId::None ? u"draw"_s : by.isEmpty() ? u"won"_s : by;
    return Verdict{winner, Text(u"objectives."_s + why).with(u"side"_s, winner), ruleOf(by)};
}

void reviewVerdict(Interview &table, const State &before)
{
    if (!before.entity(EntityId::Battle).flag(key::Decided))
        return;
    const Entity battle = table.entity(EntityId::Battle);
    const QString by = battle.word(key::WonBy);
    const Winners is = winnersBy(table, by);
    // What changed in play since then changed nothing in how it ended.
    if (battle.flag(key::Decided) && winnersBy(table.rulebook(), before, by).sides == is.sides)
        return;
    if (battle.flag(key::Decided) && !is.sides.isEmpty()) {
        sayWinners(table, is);
        return;
    }
    for (const QString &key : {key::Decided, key::WonBy})
        table.set(EntityId::Battle, key, {});
    setWinner(table, EntityId::None);
    table.say(u"T22.1"_s, Text(u"objectives.withdrawn"_s));
}

void objective(Interview &table)
{
    decide(table, winnersBy(table, ByForce));
    decide(table, winnersBy(table, ByTeams));
    if (table.command().arguments.value(u"turnEnd"_s).toBool())
        checkHold(table);
}

} // namespace adjutant::teaw
