// SPDX-License-Identifier: MIT
#include "core/rules/json_node.h"

#include <QJsonDocument>
#include <QJsonParseError>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace adjutant {

JsonNode::JsonNode(QJsonValue value, QString place, std::shared_ptr<std::optional<Fault>> fault)
    : m_value(std::move(value))
    , m_place(std::move(place))
    , m_fault(std::move(fault))
{
}

JsonNode JsonNode::parse(const QByteArray &text, const QString &place)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = text.left(error.offset).count('\n') + 1;
        return unusable(place, u"line %1: %2"_s.arg(line).arg(error.errorString()));
    }
    const QJsonValue root =
        document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    return {root, place, std::make_shared<std::optional<Fault>>()};
}

JsonNode JsonNode::unusable(const QString &place, const QString &reason)
{
    JsonNode node({}, place, std::make_shared<std::optional<Fault>>());
    node.fail(reason);
    return node;
}

void JsonNode::fail(const QString &reason) const
{
    if (!*m_fault)
        *m_fault = Fault{m_place + u": " + reason};
}

void JsonNode::only(std::initializer_list<QStringView> names) const
{
    if (!isObject())
        return fail(u"is not an object"_s);
    for (const QString &name : this->names()) {
        if (std::find(names.begin(), names.end(), QStringView(name)) == names.end())
            fail(u"unknown field \"%1\""_s.arg(name));
    }
}

JsonNode JsonNode::operator[](const QString &name) const
{
    if (!has(name))
        fail(u"\"%1\" is missing"_s.arg(name));
    return {m_value.toObject().value(name), m_place + u": " + name, m_fault};
}

QList<JsonNode> JsonNode::items(const QString &word) const
{
    if (!isArray())
        fail(u"is not a list"_s);
    QList<JsonNode> nodes;
    for (const auto &each : m_value.toArray()) {
        const QString name = word + u' ' + QString::number(nodes.size() + 1);
        nodes.append({each, m_place + u": " + name, m_fault});
    }
    return nodes;
}

QList<JsonNode> JsonNode::entries(const QString &idField) const
{
    QList<JsonNode> nodes;
    QSet<QString> seen;
    for (const JsonNode &item : items(u"entry"_s)) {
        const QString id = item[idField].word();
        if (seen.contains(id))
            item.fail(u"\"%1\" is there twice"_s.arg(id));
        seen.insert(id);
        nodes.append({item.m_value, m_place + u": " + id, m_fault});
    }
    return nodes;
}

QString JsonNode::word() const
{
    if (!isString() || m_value.toString().isEmpty())
        fail(u"is not a word"_s);
    return m_value.toString();
}

QStringList JsonNode::words() const
{
    QStringList words;
    for (const JsonNode &item : items(u"word"_s))
        words.append(item.word());
    return words;
}

int JsonNode::integer() const
{
    if (!isNumber() || m_value.toDouble() != m_value.toInt())
        fail(u"is not a whole number"_s);
    return m_value.toInt();
}

bool JsonNode::flag() const
{
    if (!m_value.isBool())
        fail(u"is neither true nor false"_s);
    return m_value.toBool();
}

Value JsonNode::value() const
{
    if (isString())
        return {m_value.toString()};
    return m_value.isBool() ? Value(flag() ? 1 : 0) : Value(integer());
}

QString JsonNode::word(const QString &name, const QString &otherwise) const
{
    return has(name) ? (*this)[name].word() : otherwise;
}

int JsonNode::integer(const QString &name, int otherwise) const
{
    return has(name) ? (*this)[name].integer() : otherwise;
}

bool JsonNode::flag(const QString &name) const
{
    return has(name) && (*this)[name].flag();
}

} // namespace adjutant
