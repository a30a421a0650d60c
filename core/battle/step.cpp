// SPDX-License-Identifier: MIT
#include "core/battle/step.h"

#include <QJsonArray>

#include <array>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

constexpr std::array KindWords{"command", "answer", "front", "cancel", "note"};

QString kindWord(Step::Kind kind)
{
    return QString::fromLatin1(KindWords.at(static_cast<size_t>(kind)));
}

Step::Kind kindFromWord(const QString &word)
{
    for (size_t i = 0; i < KindWords.size(); ++i) {
        if (word == QLatin1StringView(KindWords.at(i)))
            return static_cast<Step::Kind>(i);
    }
    return Step::Kind::Note;
}

/// Leaves out what is empty: most steps have few of the fields.
void insertIf(QJsonObject &json, const QString &name, const QJsonValue &value, bool present)
{
    if (present)
        json.insert(name, value);
}

} // namespace

EntityId Command::entity(const QString &argument) const
{
    return EntityId{arguments.value(argument).toInt()};
}

QJsonObject Command::toJson() const
{
    QJsonObject json{{u"procedure"_s, procedure}, {u"arguments"_s, arguments}};
    insertIf(json, u"allowed"_s, QJsonArray::fromStringList(allowed), !allowed.isEmpty());
    insertIf(json, u"reason"_s, reason, !reason.isEmpty());
    insertIf(json, u"origin"_s, u"owed"_s, origin == Origin::Owed);
    insertIf(json, u"owed"_s, owed, owed != 0);
    return json;
}

Command Command::fromJson(const QJsonObject &json)
{
    Command command;
    command.procedure = json.value(u"procedure"_s).toString();
    command.arguments = json.value(u"arguments"_s).toObject();
    command.allowed = json.value(u"allowed"_s).toVariant().toStringList();
    command.reason = json.value(u"reason"_s).toString();
    command.origin = json.value(u"origin"_s).toString() == u"owed" ? Origin::Owed : Origin::Person;
    command.owed = json.value(u"owed"_s).toInt();
    return command;
}

QJsonObject Line::toJson() const
{
    QJsonObject json{{u"text"_s, text.toJson()}};
    insertIf(json, u"rule"_s, rule, !rule.isEmpty());
    insertIf(json, u"table"_s, table, !table.isEmpty());
    insertIf(json, u"row"_s, row, row >= 0);
    return json;
}

Line Line::fromJson(const QJsonObject &json)
{
    return {Text::fromJson(json.value(u"text"_s)), json.value(u"rule"_s).toString(),
            json.value(u"table"_s).toString(), json.value(u"row"_s).toInt(-1)};
}

QJsonObject Step::toJson() const
{
    QJsonObject json{{u"kind"_s, kindWord(kind)}, {u"entry"_s, number(entry)}};
    insertIf(json, u"command"_s, command.toJson(), kind == Kind::Command);
    insertIf(json, u"key"_s, key, !key.isEmpty());
    insertIf(json, u"answer"_s, answer, kind == Kind::Answer || kind == Kind::Note);
    insertIf(json, u"allowed"_s, QJsonArray::fromStringList(allowed), !allowed.isEmpty());
    insertIf(json, u"ends"_s, true, ends);
    QJsonArray effectArray;
    for (const Effect &effect : effects)
        effectArray.append(effectToJson(effect));
    insertIf(json, u"effects"_s, effectArray, !effectArray.isEmpty());
    QJsonArray lineArray;
    for (const Line &line : lines)
        lineArray.append(line.toJson());
    insertIf(json, u"lines"_s, lineArray, !lineArray.isEmpty());
    insertIf(json, u"label"_s, label.toJson(), !label.isEmpty());
    insertIf(json, u"shown"_s, shown.toJson(), !shown.isEmpty());
    insertIf(json, u"fact"_s, fact, !fact.isEmpty());
    insertIf(json, u"replays"_s, number(replays), replays != StepId::None);
    insertIf(json, u"rules"_s, rules, !rules.isEmpty());
    insertIf(json, u"time"_s, time, time != 0);
    return json;
}

Step Step::fromJson(const QJsonObject &json)
{
    Step step;
    step.kind = kindFromWord(json.value(u"kind"_s).toString());
    step.entry = StepId{json.value(u"entry"_s).toInt()};
    step.command = Command::fromJson(json.value(u"command"_s).toObject());
    step.key = json.value(u"key"_s).toString();
    if (json.contains(u"answer"_s))
        step.answer = json.value(u"answer"_s);
    step.allowed = json.value(u"allowed"_s).toVariant().toStringList();
    step.ends = json.value(u"ends"_s).toBool();
    for (const QJsonValue effect : json.value(u"effects"_s).toArray()) {
        if (const std::optional<Effect> read = effectFromJson(effect.toObject()))
            step.effects.append(*read);
    }
    for (const QJsonValue line : json.value(u"lines"_s).toArray())
        step.lines.append(Line::fromJson(line.toObject()));
    step.label = Text::fromJson(json.value(u"label"_s));
    step.shown = Text::fromJson(json.value(u"shown"_s));
    step.fact = json.value(u"fact"_s).toString();
    step.replays = StepId{json.value(u"replays"_s).toInt()};
    step.rules = json.value(u"rules"_s).toString();
    step.time = json.value(u"time"_s).toInteger();
    return step;
}

} // namespace adjutant
