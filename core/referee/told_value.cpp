// SPDX-License-Identifier: MIT
#include "core/referee/told_value.h"

#include <algorithm>

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

/// The largest that \a declaration allows among \a values; 0 for no limit.
int mostOf(const Rulebook &rulebook, const Entity::Values &values,
           const ValueDeclaration &declaration)
{
    if (declaration.kind == ValueDeclaration::Kind::Flag)
        return 1;
    const QString &other = declaration.maximumFrom;
    if (other.isEmpty())
        return declaration.maximum;
    // Where the other is not told, it is at most what it can be itself.
    const ValueDeclaration *limit = rulebook.value(other);
    return values.contains(other) ? values.value(other).toInt() : limit ? limit->maximum : 0;
}

/// Line feeds and other controls, and the marks that turn letters round until they are ended.
bool isControl(QChar letter)
{
    const bool turnsRound = (letter >= QChar(0x202a) && letter <= QChar(0x202e)) ||
                            (letter >= QChar(0x2066) && letter <= QChar(0x2069));
    return turnsRound || letter.category() == QChar::Other_Control;
}

} // namespace

QString plainWord(const QString &typed)
{
    QString plain = typed;
    std::replace_if(plain.begin(), plain.end(), isControl, u' ');
    return plain.simplified();
}

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
    if (declaration->kind != Kind::Word)
        return value;
    const QString word = plainWord(value.toWord());
    table.forbidIf(word.size() > LongestWord, {},
                   Text(u"refusal.longText"_s).with(u"key"_s, key).with(u"most"_s, LongestWord));
    return word.isEmpty() ? Value() : Value(word);
}

bool isKept(const QJsonValue &json)
{
    return !json.isDouble() || json.toDouble() == Value::fromJson(json).toInt();
}

std::optional<Text> outOfRange(const Rulebook &rulebook, const Entity::Values &values,
                               const QString &key)
{
    const ValueDeclaration *declaration = rulebook.value(key);
    const Value value = values.value(key);
    if (!declaration || !value.isNumber())
        return std::nullopt;
    const int most = mostOf(rulebook, values, *declaration);
    const int least = declaration->minimum;
    if (value.toInt() >= least && (most <= 0 || value.toInt() <= most))
        return std::nullopt;
    return Text(most > 0 ? u"refusal.valueRange"_s : u"refusal.valueAtLeast"_s)
        .with(u"value"_s, QList<Text>{Text(declaration->label)})
        .with(u"from"_s, least)
        .with(u"to"_s, most);
}

std::optional<Text> outOfRange(const Rulebook &rulebook, const Entity::Values &values)
{
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        if (std::optional<Text> outside = outOfRange(rulebook, values, it.key()))
            return outside;
    }
    return std::nullopt;
}

} // namespace adjutant
