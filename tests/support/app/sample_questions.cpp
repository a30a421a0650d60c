// SPDX-License-Identifier: MIT
#include "tests/support/app/sample_questions.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

QList<Option> wordOptions()
{
    // The toy game has no sentences of these keys, so they are shown as they are.
    QList<Option> options;
    for (const QString &word :
         {u"Wire"_s, u"A mine that nobody has seen until now"_s,
          u"Somebody fires from the far side of the canal, over the heads of their own people"_s})
        options.append(Option::of(word, Text(word)));
    options.last().refusal = Refusal{Text(u"They have no line of sight"_s), u"Y2"_s};
    return options;
}

QList<Option> unitOptions()
{
    QList<Option> options;
    for (const int id : {8, 9, 10}) {
        Option option = Option::of(EntityId{id});
        option.maximum = 4;
        options.append(option);
    }
    return options;
}

QList<DiceGroup> manyDice()
{
    QList<DiceGroup> groups;
    for (const int actor : {4, 8}) {
        DiceGroup group;
        group.actor = EntityId{actor};
        group.label = Text(u"Dice"_s);
        group.count = 12;
        group.score = 4;
        groups.append(group);
    }
    return groups;
}

} // namespace

Question sampleQuestion(QuestionKind kind)
{
    Question question;
    question.kind = kind;
    question.name = u"test"_s;
    question.rule = u"Y1"_s;
    question.text = Text(u"Which of these, all of you at the far end of the table?"_s);
    question.hints = {Text(u"The players judge by eye."_s)};
    question.actor = EntityId{4};
    question.minimum = 0;
    question.maximum = 20;
    if (kind == QuestionKind::OneOf || kind == QuestionKind::Card)
        question.options = wordOptions();
    else if (kind == QuestionKind::SomeOf)
        question.options = unitOptions() + wordOptions();
    else if (kind == QuestionKind::Tally)
        question.options = unitOptions();
    if (kind == QuestionKind::SomeOf)
        question.assumed = QJsonArray();
    if (kind == QuestionKind::Dice) {
        question.dice = manyDice();
        question.fact = u"test"_s;
    }
    return question;
}

QList<QuestionKind> sampleKinds()
{
    return {QuestionKind::Number, QuestionKind::Length, QuestionKind::YesNo, QuestionKind::OneOf,
            QuestionKind::SomeOf, QuestionKind::Tally,  QuestionKind::Dice,  QuestionKind::Place,
            QuestionKind::Secret, QuestionKind::Note};
}

} // namespace adjutant::test
