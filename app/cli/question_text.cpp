// SPDX-License-Identifier: MIT
#include "app/cli/question_text.h"

#include "app/cli/console.h"

#include "core/referee/describe.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

QString refused(const std::optional<Refusal> &refusal, const BattleWords &words)
{
    if (!refusal)
        return {};
    return Words::tr(" (not allowed: %1)").arg(words.underHeading(refusal->text, refusal->rule));
}

QString optionText(const Option &option, const Question &question, const BattleWords &words)
{
    QString text =
        option.label.isEmpty() ? words.nameOf(option.entity) : words.render(option.label);
    if (option.label.isEmpty() && !option.detail.isEmpty())
        text = Words::tr("%1: %2").arg(text, words.render(option.detail));
    if (question.kind == QuestionKind::Tally && option.maximum > 0)
        text += option.minimum > 0
                    ? Words::tr(" (%1 to %2)").arg(option.minimum).arg(option.maximum)
                    : Words::tr(" (at most %1)").arg(option.maximum);
    return text + refused(option.refusal, words);
}

QStringList cellTexts(const Question &question, const BattleWords &words)
{
    QStringList texts;
    for (const Cell &cell : question.cells) {
        QStringList labels;
        for (const Text &label : {cell.rowLabel, cell.columnLabel}) {
            if (!label.isEmpty())
                labels.append(words.render(label));
        }
        texts.append(QString::number(texts.size() + 1) + u' ' + labels.join(u", "_s));
    }
    return texts;
}

QStringList optionTexts(const Question &question, const BattleWords &words)
{
    const QStringList handles = optionHandles(question, words.state());
    QStringList texts;
    for (qsizetype i = 0; i < question.options.size(); ++i)
        texts.append(handles.at(i) + u' ' + optionText(question.options.at(i), question, words));
    return texts;
}

QStringList diceTexts(const Question &question, const BattleWords &words)
{
    // The sentence itself says what a lone throw is.
    if (question.dice.size() == 1 && question.dice.constFirst().label.isEmpty())
        return {};
    QStringList texts;
    for (const DiceGroup &group : question.dice) {
        QString text = u"%1d%2"_s.arg(group.count).arg(group.sides);
        if (question.reading == Reading::Count)
            text = Words::tr("%1, %2 or more counts", "dice and their score")
                       .arg(text, QString::number(group.score));
        texts.append(group.label.isEmpty()
                         ? text
                         : Words::tr("%1: %2").arg(words.render(group.label), text));
    }
    return texts;
}

QStringList choices(const Question &question, const BattleWords &words)
{
    switch (question.kind) {
    case QuestionKind::Cells:
        return cellTexts(question, words);
    case QuestionKind::OneOf:
    case QuestionKind::Card:
    case QuestionKind::SomeOf:
    case QuestionKind::Tally:
        return optionTexts(question, words);
    case QuestionKind::Dice:
        return diceTexts(question, words);
    case QuestionKind::Number:
    case QuestionKind::Length:
        return {Words::tr("%1 to %2").arg(question.minimum).arg(question.maximum)};
    case QuestionKind::YesNo:
        return {Words::tr("y/n")};
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        return {};
    }
    Q_UNREACHABLE();
}

QStringList presets(const Question &question, const BattleWords &words)
{
    const QStringList handles = optionHandles(question, words.state());
    QStringList filled;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const QJsonValue &preset = question.options.at(i).preset;
        if (preset.toBool())
            filled.append(handles.at(i));
        else if (preset.toInt() > 0)
            filled.append(handles.at(i) + u'=' + QString::number(preset.toInt()));
    }
    return filled;
}

/// What Enter alone stands for; empty where it stands for nothing.
QString enterText(const Question &question, const BattleWords &words)
{
    if (question.kind == QuestionKind::SomeOf || question.kind == QuestionKind::Tally) {
        const QStringList filled = presets(question, words);
        return filled.isEmpty() ? Words::tr("none") : filled.join(u' ');
    }
    const QJsonValue filled = isChance(question.kind) ? question.offered : question.assumed;
    const bool known = !filled.isNull() && !filled.isUndefined() && question.accept(filled).ok();
    return known ? words.render(describeAnswer(question, *question.accept(filled))) : QString();
}

} // namespace

QStringList optionHandles(const Question &question, const State &state)
{
    QStringList numbers;
    QStringList ordinals;
    for (const Option &option : question.options) {
        ordinals.append(QString::number(ordinals.size() + 1));
        const int number = state.entity(option.entity).number(u"number"_s);
        if (option.entity != EntityId::None && number > 0)
            numbers.append(QString::number(number));
    }
    const bool unique = numbers.size() == ordinals.size() &&
                        QSet<QString>(numbers.cbegin(), numbers.cend()).size() == numbers.size();
    return unique ? numbers : ordinals;
}

QString questionText(const Question &question, const BattleWords &words)
{
    QString text = words.render(question.text);
    // Some sentences begin with whom they ask.
    const QString asked = words.nameOf(question.side);
    if (question.side != EntityId::None && !text.startsWith(asked))
        text.prepend(asked + u": "_s);
    const QString given = choices(question, words).join(u" · "_s);
    if (!given.isEmpty())
        text += u"  ["_s + given + u']';
    if (const QString enter = enterText(question, words); !enter.isEmpty())
        text += Words::tr("  Enter: %1").arg(enter);
    return text;
}

QString hintText(const Question &question, const BattleWords &words)
{
    QString text;
    for (const Text &hint : question.hints)
        text += u"    "_s + words.render(hint) + u'\n';
    return text;
}

QString answerHelp(const Question &question)
{
    switch (question.kind) {
    case QuestionKind::Cells:
        return Words::tr("Type the number of a choice, or the distance with the column: 18.5 2.");
    case QuestionKind::OneOf:
        return Words::tr("Type the number of one choice.");
    case QuestionKind::Card:
        return Words::tr("Type the number of the card that came, or r (draw for me).");
    case QuestionKind::SomeOf:
        return Words::tr("Type the numbers of the choices: 1 3. Type - for none.");
    case QuestionKind::Tally:
        return Words::tr("Type choice=number: 11=2 12=1. Type - for none.");
    case QuestionKind::Dice:
        return Words::tr(
            "Type the faces: 4 2 6. Or h 2 (hits only), s 9 (the sum), w 1 (who wins), "
            "r (roll for me); n=5 and t=4 change the number of dice and the score.");
    case QuestionKind::Number:
    case QuestionKind::Length:
        return Words::tr("Type a number from %1 to %2.")
            .arg(question.minimum)
            .arg(question.maximum);
    case QuestionKind::YesNo:
        return Words::tr("Type y or n.");
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        return Words::tr("Type a text.");
    }
    Q_UNREACHABLE();
}

} // namespace adjutant::cli
