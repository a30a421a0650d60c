// SPDX-License-Identifier: MIT
#include "core/referee/told_value.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// What the value has to be, where it is something else.
Text wrongValue(const ValueDeclaration &declaration)
{
    using Kind = ValueDeclaration::Kind;
    if (declaration.kind == Kind::Choice)
        return Text(u"refusal.wrongChoice"_s)
            .with(u"key"_s, declaration.key)
            .with(u"choices"_s, declaration.options.join(u", "_s));
    const bool word = declaration.kind == Kind::Word;
    return Text(word ? u"refusal.wrongText"_s : u"refusal.wrongNumber"_s)
        .with(u"key"_s, declaration.key);
}

} // namespace

Value toldValue(const Interview &table, const QString &key, const QJsonValue &json)
{
    const ValueDeclaration *declaration = table.rulebook().value(key);
    table.forbidIf(!declaration, {}, Text(u"refusal.noValue"_s).with(u"key"_s, key));
    using Kind = ValueDeclaration::Kind;
    const bool numeric = declaration->kind == Kind::Number || declaration->kind == Kind::Flag;
    Value value = Value::fromJson(json);
    const bool fits = isKept(json) && (numeric ? value.isNumber() : !value.isNumber());
    const bool known = declaration->kind != Kind::Choice || value.isEmpty() ||
                       declaration->options.contains(value.toWord());
    table.forbidIf(!fits || !known, {}, wrongValue(*declaration));
    return value;
}

bool isKept(const QJsonValue &json)
{
    return !json.isDouble() || json.toDouble() == Value::fromJson(json).toInt();
}

bool isWithin(const ValueDeclaration &declaration, const Value &value, int most)
{
    return !value.isNumber() ||
           (value.toInt() >= declaration.minimum && (most <= 0 || value.toInt() <= most));
}

Text outside(const ValueDeclaration &declaration, int most)
{
    return Text(u"refusal.range"_s).with(u"from"_s, declaration.minimum).with(u"to"_s, most);
}

} // namespace adjutant
