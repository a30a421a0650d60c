// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonValue>
#include <QString>

#include <variant>

namespace adjutant {

/// One value of an entity: nothing, a whole number, or a word (the id of a choice, or a text).
/// A flag is the number 0 or 1.
class Value
{
public:
    Value() = default;
    Value(int number)
        : m_value(number)
    {
    }
    Value(const QString &word)
        : m_value(word)
    {
    }

    bool isEmpty() const { return std::holds_alternative<std::monostate>(m_value); }
    bool isNumber() const { return std::holds_alternative<int>(m_value); }
    bool isWord() const { return std::holds_alternative<QString>(m_value); }

    /// The number, or 0 where this is none.
    int toInt() const;
    /// The word, or an empty one where this is none.
    QString toWord() const;

    QJsonValue toJson() const;
    static Value fromJson(const QJsonValue &json);

    friend bool operator==(const Value &, const Value &) = default;

private:
    std::variant<std::monostate, int, QString> m_value;
};

} // namespace adjutant
