// SPDX-License-Identifier: MIT
#include "core/referee/describe.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

Text optionText(const Question &question, const QString &id)
{
    const Option *option = question.option(id);
    if (!option)
        return Text(u"word.plain"_s).with(u"word"_s, id);
    if (option->label.isEmpty())
        return Text(u"word.entity"_s).with(u"entity"_s, option->entity);
    return option->label;
}

Text listText(const QList<Text> &parts)
{
    return parts.isEmpty() ? Text(u"word.none"_s) : Text(u"word.list"_s).with(u"list"_s, parts);
}

Text tallyText(const Question &question, const QJsonObject &tally)
{
    QList<Text> parts;
    for (auto it = tally.begin(); it != tally.end(); ++it)
        parts.append(Text(u"word.tally"_s)
                         .with(u"what"_s, QList<Text>{optionText(question, it.key())})
                         .with(u"count"_s, it.value().toInt()));
    return listText(parts);
}

Text groupText(const QJsonObject &group)
{
    if (group.contains(u"hits"_s))
        return Text(u"word.hitsOnly"_s).with(u"n"_s, group.value(u"hits"_s).toInt());
    if (group.contains(u"sum"_s))
        return Text(u"word.sum"_s).with(u"n"_s, group.value(u"sum"_s).toInt());
    QStringList faces;
    for (const QJsonValue face : group.value(u"faces"_s).toArray())
        faces.append(QString::number(face.toInt()));
    return Text(u"word.plain"_s).with(u"word"_s, faces.join(u' '));
}

Text diceText(const QJsonObject &answer)
{
    if (answer.contains(u"winner"_s))
        return Text(answer.value(u"winner"_s).toInt() == 0 ? u"word.firstWins"_s
                                                           : u"word.secondWins"_s);
    QList<Text> groups;
    for (const QJsonValue group : answer.value(u"groups"_s).toArray())
        groups.append(groupText(group.toObject()));
    return listText(groups);
}

Text cellText(const Question &question, const QString &id)
{
    const Cell *cell = question.cell(id);
    if (!cell)
        return Text(u"word.plain"_s).with(u"word"_s, id);
    QList<Text> parts;
    for (const Text &label : {cell->rowLabel, cell->columnLabel}) {
        if (!label.isEmpty())
            parts.append(label);
    }
    return listText(parts);
}

/// No number and a zero are the same to people.
bool looksTheSame(const effect::Set &set)
{
    return !set.before.isWord() && !set.after.isWord() && set.before.toInt() == set.after.toInt();
}

/// The instruction for one value that differs; nothing where people see no trace of it.
std::optional<effect::Instruct> valueChange(const effect::Set &set, const Rulebook &rulebook)
{
    const ValueDeclaration *declaration = rulebook.value(set.key);
    if (!declaration || declaration->onTable.isEmpty() || looksTheSame(set))
        return std::nullopt;
    return effect::Instruct{set.entity, Text(declaration->onTable)
                                            .with(u"entity"_s, set.entity)
                                            .with(u"before"_s, valueText(*declaration, set.before))
                                            .with(u"after"_s, valueText(*declaration, set.after))};
}

bool isOnTable(const Entity &entity, const Rulebook &rulebook)
{
    const KindDeclaration *kind = rulebook.kind(entity.kind());
    return kind && (kind->unit || kind->marker) && !kind->intangible;
}

} // namespace

TextArgument valueText(const ValueDeclaration &declaration, const Value &value)
{
    using Kind = ValueDeclaration::Kind;
    if (declaration.kind == Kind::Number)
        return value.toInt();
    if (declaration.kind == Kind::Flag)
        return QList<Text>{Text(value.toInt() == 0 ? u"flag.no"_s : u"flag.yes"_s)};
    if (value.isEmpty())
        return QList<Text>{Text(u"value.none"_s)};
    if (declaration.kind == Kind::Choice)
        return QList<Text>{Text(declaration.label + u'.' + value.toWord())};
    return value.toWord();
}

Text describeAnswer(const Question &question, const QJsonValue &answer)
{
    switch (question.kind) {
    case QuestionKind::Cells:
        return cellText(question, answer.toString());
    case QuestionKind::Number:
        return Text(u"word.number"_s).with(u"number"_s, answer.toInt());
    case QuestionKind::Length:
        return Text(u"word.plain"_s).with(u"word"_s, QString::number(answer.toDouble()));
    case QuestionKind::YesNo:
        return Text(answer.toBool() ? u"word.yes"_s : u"word.no"_s);
    case QuestionKind::OneOf:
    case QuestionKind::Card:
        return optionText(question, answer.toString());
    case QuestionKind::SomeOf: {
        QList<Text> parts;
        for (const QJsonValue id : answer.toArray())
            parts.append(optionText(question, id.toString()));
        return listText(parts);
    }
    case QuestionKind::Tally:
        return tallyText(question, answer.toObject());
    case QuestionKind::Dice:
        return diceText(answer.toObject());
    case QuestionKind::Place:
    case QuestionKind::Note:
        return Text(u"word.plain"_s).with(u"word"_s, answer.toString());
    case QuestionKind::Secret:
        return Text(u"word.sealed"_s);
    }
    Q_UNREACHABLE();
}

Text describeQuestion(const Question &question, const Rulebook &rulebook)
{
    const QString key = u"answer."_s + question.name;
    return rulebook.phrases.contains(key) ? Text(key) : question.text;
}

Text describeCommand(const Command &command, const Rulebook &rulebook)
{
    const ActionDeclaration *action = rulebook.action(command.procedure);
    Text label(action ? action->label : u"command."_s + command.procedure);
    const EntityId unit = command.entity(u"unit"_s);
    if (unit == EntityId::None)
        return label;
    return Text(u"command.unit"_s).with(u"unit"_s, unit).with(u"action"_s, QList<Text>{label});
}

QList<effect::Instruct> tableChanges(const State &before, const State &after,
                                     const Rulebook &rulebook)
{
    QList<effect::Instruct> changes;
    const auto put = [&](const Entity &entity) {
        if (isOnTable(entity, rulebook))
            changes.append({entity.id(), Text(u"table.put"_s).with(u"unit"_s, entity.id())});
    };
    for (const Effect &effect : difference(before, after)) {
        if (const auto *set = std::get_if<effect::Set>(&effect)) {
            if (const auto change = valueChange(*set, rulebook))
                changes.append(*change);
        } else if (const auto *create = std::get_if<effect::Create>(&effect)) {
            put(create->entity);
        } else if (const auto *restore = std::get_if<effect::Restore>(&effect)) {
            put(restore->entity);
        } else if (const auto *remove = std::get_if<effect::Remove>(&effect)) {
            if (isOnTable(remove->entity, rulebook))
                changes.append(
                    {remove->entity.id(),
                     Text(u"table.take"_s)
                         .with(u"unit"_s, nameOf(before, rulebook, remove->entity.id()))});
        }
    }
    return changes;
}

QString nameOf(const State &state, const Rulebook &rulebook, EntityId id)
{
    return nameOf(state.entity(id), rulebook);
}

QString nameOf(const Entity &entity, const Rulebook &rulebook)
{
    if (entity.isNull())
        return u"?"_s;
    QString given = entity.word(u"name"_s);
    if (!given.isEmpty())
        return given;
    const UnitType *type = rulebook.unitType(entity.word(u"type"_s));
    const KindDeclaration *kind = rulebook.kind(entity.kind());
    const QString key = type ? type->label : kind ? kind->label : entity.kind();
    const QString number = entity.values().contains(u"number"_s)
                               ? u' ' + QString::number(entity.number(u"number"_s))
                               : QString();
    return rulebook.phrases.render(key) + number;
}

} // namespace adjutant
