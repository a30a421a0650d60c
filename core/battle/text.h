// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QJsonValue>
#include <QList>
#include <QString>

#include <utility>
#include <variant>

namespace adjutant {

class Text;

/// What stands for one {name} of a sentence: a number, a word that is not translated (a name that
/// a player gave), an entity (shown by its name), or further sentences (joined as a list).
using TextArgument = std::variant<int, QString, EntityId, QList<Text>>;

/// A sentence that is not yet in a language: the key of its template and the arguments.
///
/// Steps keep sentences in this form, so that the log follows the language that the reader chose.
/// An argument named `n` chooses between singular and plural.
class Text
{
public:
    struct Named
    {
        QString name;
        TextArgument argument;
        friend bool operator==(const Named &, const Named &);
    };

    Text() = default;
    explicit Text(QString key, QList<Named> arguments = {})
        : m_key(std::move(key))
        , m_arguments(std::move(arguments))
    {
    }

    /// This sentence with {name} standing for \a argument.
    Text with(const QString &name, const TextArgument &argument) const &;
    Text with(const QString &name, const TextArgument &argument) &&;

    /// What stands for {name}; null for nothing.
    const TextArgument *argument(const QString &name) const;
    /// This sentence with \a argument in place of what stands for {name}.
    Text replacing(const QString &name, const TextArgument &argument) const;

    bool isEmpty() const { return m_key.isEmpty(); }
    const QString &key() const { return m_key; }
    const QList<Named> &arguments() const { return m_arguments; }

    QJsonValue toJson() const;
    static Text fromJson(const QJsonValue &json);

    friend bool operator==(const Text &, const Text &) = default;

private:
    QString m_key;
    QList<Named> m_arguments;
};

} // namespace adjutant
