// SPDX-License-Identifier: MIT
#include "core/games/wss/ask.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

Question question(const Interview &table, QuestionKind kind, const About &about)
{
    Question question;
    question.kind = kind;
    question.name = about.name;
    question.rule = about.rule;
    question.text = about.text;
    question.actor = about.unit == EntityId::None ? table.unit() : about.unit;
    question.subject = about.subject;
    const EntityId side = sideOf(table.state(), question.actor);
    question.side = side == EntityId::None ? table.moment().side : side;
    return question;
}

int throwDie(Interview &table, const About &about, int least)
{
    Question asked = question(table, QuestionKind::Dice, about);
    asked.reading = Reading::Table;
    DiceGroup die;
    die.actor = asked.actor;
    // Odds take the faces together that do the same.
    if (least > 1 && least <= die.sides)
        die.edges = {least - 1, die.sides};
    asked.dice = {die};
    return table.roll(asked).face();
}

bool cannotFail(int least)
{
    constexpr int lowestFace = 1;
    return least <= lowestFace;
}

DieTest passedUnthrown()
{
    return {true, 0, Text(u"die.cannotFail"_s)};
}

DieTest passedWithoutPips()
{
    return {true, 0, Text(u"die.noPips"_s)};
}

DieTest thrownDie(int face, int least)
{
    return {face >= least, face, Text(u"die.shows"_s).with(u"die"_s, face)};
}

DieTest testDie(Interview &table, const About &about, int least)
{
    if (cannotFail(least))
        return passedUnthrown();
    if (least > DiceGroup().sides)
        return {false, 0, Text(u"die.cannotPass"_s).with(u"score"_s, least)};
    return thrownDie(throwDie(table, about, least), least);
}

void markOnTable(Interview &table, EntityId unit, const QString &key, int before)
{
    const int after = table.entity(unit).number(key);
    if (after != before)
        table.instruct(unit, Text(table.rulebook().value(key)->onTable)
                                 .with(u"entity"_s, unit)
                                 .with(u"before"_s, before)
                                 .with(u"after"_s, after));
}

} // namespace adjutant::wss
