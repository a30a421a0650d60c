// SPDX-License-Identifier: MIT
#include "core/battle/text.h"

#include "core/battle/overloaded.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QJsonValue argumentToJson(const TextArgument &argument)
{
    return std::visit(Overloaded{
                          [](int number) { return QJsonValue(number); },
                          [](const QString &word) { return QJsonValue(word); },
                          [](EntityId id) {
                              return QJsonValue(QJsonObject{{u"entity"_s, number(id)}});
                          },
                          [](const QList<Text> &parts) {
                              QJsonArray array;
                              for (const Text &part : parts)
                                  array.append(part.toJson());
                              return QJsonValue(array);
                          },
                      },
                      argument);
}

TextArgument argumentFromJson(const QJsonValue &json)
{
    if (json.isDouble())
        return json.toInt();
    if (json.isObject())
        return EntityId{json.toObject().value(u"entity"_s).toInt()};
    if (json.isArray()) {
        QList<Text> parts;
        for (const QJsonValue part : json.toArray())
            parts.append(Text::fromJson(part));
        return parts;
    }
    return json.toString();
}

} // namespace

bool operator==(const Text::Named &left, const Text::Named &right)
{
    return left.name == right.name && left.argument == right.argument;
}

Text Text::with(const QString &name, const TextArgument &argument) const &
{
    return Text(*this).with(name, argument);
}

Text Text::with(const QString &name, const TextArgument &argument) &&
{
    m_arguments.append({name, argument});
    return std::move(*this);
}

const TextArgument *Text::argument(const QString &name) const
{
    const auto found = std::find_if(m_arguments.cbegin(), m_arguments.cend(),
                                    [&name](const Named &each) { return each.name == name; });
    return found == m_arguments.cend() ? nullptr : &found->argument;
}

Text Text::replacing(const QString &name, const TextArgument &argument) const
{
    Text replaced = *this;
    for (Named &named : replaced.m_arguments) {
        if (named.name == name)
            named.argument = argument;
    }
    return replaced;
}

QJsonValue Text::toJson() const
{
    if (m_arguments.isEmpty())
        return m_key;
    QJsonArray array{m_key};
    for (const Named &named : m_arguments) {
        array.append(named.name);
        array.append(argumentToJson(named.argument));
    }
    return array;
}

Text Text::fromJson(const QJsonValue &json)
{
    if (!json.isArray())
        return Text(json.toString());
    const QJsonArray array = json.toArray();
    Text text(array.at(0).toString());
    for (qsizetype i = 1; i + 1 < array.size(); i += 2)
        text.m_arguments.append({array.at(i).toString(), argumentFromJson(array.at(i + 1))});
    return text;
}

} // namespace adjutant
