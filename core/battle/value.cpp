// SPDX-License-Identifier: MIT
#include "core/battle/value.h"

namespace adjutant {

int Value::toInt() const
{
    const int *number = std::get_if<int>(&m_value);
    return number ? *number : 0;
}

QString Value::toWord() const
{
    const QString *word = std::get_if<QString>(&m_value);
    return word ? *word : QString();
}

QJsonValue Value::toJson() const
{
    if (const int *number = std::get_if<int>(&m_value))
        return *number;
    if (const QString *word = std::get_if<QString>(&m_value))
        return *word;
    return QJsonValue::Null;
}

Value Value::fromJson(const QJsonValue &json)
{
    if (json.isDouble())
        return {json.toInt()};
    if (json.isBool())
        return {json.toBool() ? 1 : 0};
    if (json.isString())
        return {json.toString()};
    return {};
}

} // namespace adjutant
