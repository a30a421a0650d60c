// SPDX-License-Identifier: MIT
#include "core/games/teaw/initiative.h"

#include "core/games/teaw/team.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString InitiativeRule = u"T7.3"_s;

/// One die each (T7.3). Who acts goes first in the question.
Question initiativeQuestion(const Interview &table, EntityId enemy)
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.name = u"initiative"_s;
    question.reading =
        table.ruled(u"teaw.hth.tie"_s, u"reroll"_s) ? Reading::RollOff : Reading::Opposed;
    question.rule = InitiativeRule;
    question.text =
        Text(u"handToHand.initiative"_s).with(u"unit"_s, table.unit()).with(u"target"_s, enemy);
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = enemy;
    for (const EntityId id : {table.unit(), enemy}) {
        DiceGroup die;
        die.actor = id;
        die.label = Text(u"handToHand.dice"_s).with(u"unit"_s, id);
        question.dice.append(die);
    }
    return question;
}

Order rollForIt(Interview &table, EntityId enemy)
{
    const Question question = initiativeQuestion(table, enemy);
    std::optional<int> winner;
    if (question.reading == Reading::RollOff) {
        winner = table.rollOff(question);
    } else {
        winner = table.roll(question).winner();
        if (!winner && table.ruled(u"teaw.hth.tie"_s, u"simultaneous"_s))
            return Order::Together;
    }
    return winner.value_or(0) == 0 ? Order::ActiveFirst : Order::PassiveFirst;
}

/// Whether the fight goes on where an earlier round decided who attacks first
/// (`teaw.hth.initiative`).
std::optional<Order> keptInitiative(const Interview &table, EntityId enemy)
{
    if (table.ruled(u"teaw.hth.initiative"_s, u"each"_s))
        return std::nullopt;
    if (table.entity(table.unit()).isLinked(link::Initiative, enemy))
        return Order::ActiveFirst;
    if (table.entity(enemy).isLinked(link::Initiative, table.unit()))
        return Order::PassiveFirst;
    return std::nullopt;
}

} // namespace

Order decideOrder(Interview &table, EntityId enemy)
{
    if (const std::optional<Order> kept = keptInitiative(table, enemy))
        return *kept;
    const Order order = rollForIt(table, enemy);
    if (order == Order::Together) {
        table.say(InitiativeRule, Text(u"handToHand.together"_s));
        return order;
    }
    const bool enemyFirst = order == Order::PassiveFirst;
    const EntityId first = enemyFirst ? enemy : table.unit();
    table.say(InitiativeRule, Text(u"handToHand.first"_s).with(u"unit"_s, first));
    if (table.ruled(u"teaw.hth.initiative"_s, u"first"_s))
        table.link(first, link::Initiative, enemyFirst ? table.unit() : enemy);
    return order;
}

} // namespace adjutant::teaw
