// SPDX-License-Identifier: MIT
#include "core/games/teaw/begin.h"

#include "core/games/teaw/team.h"
#include "core/referee/setup.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString BeginRule = u"T3.7"_s;

/// Units begin at full strength with all their actions, unless the scenario says otherwise.
void fillUp(Interview &table)
{
    for (const EntityId id : unitsOf(table.state(), EntityId::None)) {
        const Team team(table.state(), id);
        if (!team.isTank() && !table.entity(id).values().contains(key::Figures))
            table.set(id, key::Figures, team.full());
        table.set(id, key::ActionsLeft, team.actions());
    }
}

/// The owners say which machine guns start set up (`teaw.mg.startstate`, T13.1).
void chooseGuns(Interview &table)
{
    if (table.ruled(u"teaw.mg.startstate"_s, u"packed"_s))
        return;
    Question question;
    question.kind = QuestionKind::SomeOf;
    question.name = u"setUp"_s;
    question.rule = u"T13.1"_s;
    question.text = Text(u"begin.guns"_s);
    QList<EntityId> guns;
    for (const EntityId id : unitsOf(table.state(), EntityId::None)) {
        const Team team(table.state(), id);
        if (!team.hasMachineGun())
            continue;
        guns.append(id);
        Option option = Option::of(id);
        option.preset = team.isSetUp();
        question.options.append(option);
    }
    const QList<EntityId> setUp = table.someEntities(question);
    for (const EntityId id : guns)
        table.set(id, key::Mg, setUp.contains(id) ? gun::SetUp : gun::Packed);
}

/// One side of the battle as an answer: "1" or "2", as it was entered.
EntityId chooseSide(Interview &table, EntityId chooser)
{
    const QList<EntityId> sides = table.state().entities(kind::Side);
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"first"_s;
    question.rule = BeginRule;
    question.text = chooser == EntityId::None ? Text(u"begin.first"_s)
                                              : Text(u"begin.chooses"_s).with(u"side"_s, chooser);
    question.side = chooser;
    for (qsizetype i = 0; i < sides.size(); ++i) {
        Option option = Option::of(sides.at(i));
        option.id = QString::number(i + 1);
        question.options.append(option);
    }
    question.assumed = u"1"_s;
    return sides.value(table.oneOf(question).toInt() - 1, sides.first());
}

EntityId winnerOfRoll(Interview &table)
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.reading = Reading::RollOff;
    question.rule = BeginRule;
    question.text = Text(u"begin.roll"_s);
    const QList<EntityId> sides = table.state().entities(kind::Side).mid(0, 2);
    for (const EntityId side : sides) {
        DiceGroup die;
        die.actor = side;
        die.label = Text(u"begin.die"_s).with(u"side"_s, side);
        question.dice.append(die);
    }
    return sides.at(table.rollOff(question));
}

/// Whose turn comes first (`teaw.turn.first`).
EntityId firstSide(Interview &table)
{
    const QList<EntityId> sides = table.state().entities(kind::Side);
    if (table.ruled(u"teaw.turn.first"_s, u"rolloff"_s))
        return chooseSide(table, winnerOfRoll(table));
    const auto attacker = std::find_if(sides.cbegin(), sides.cend(), [&table](EntityId id) {
        return table.entity(id).flag(key::Attacker);
    });
    if (table.ruled(u"teaw.turn.first"_s, u"attacker"_s) && attacker != sides.cend())
        return *attacker;
    return chooseSide(table, EntityId::None);
}

} // namespace

void begin(Interview &table)
{
    deploy(table);
    fillUp(table);
    chooseGuns(table);
    const EntityId first = firstSide(table);
    table.say(BeginRule, Text(u"begin.begins"_s).with(u"side"_s, first));
    Owed start;
    start.procedure = action::TurnStart;
    start.arguments = {{u"side"_s, number(first)}};
    start.cause = Text(u"turn.next"_s).with(u"side"_s, first);
    table.owe(start);
}

} // namespace adjutant::teaw
