// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/value.h"
#include "core/rules/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <memory>
#include <optional>

namespace adjutant {

/// One value of a JSON file and its place in it, for reading strictly and without nesting.
///
/// What is wrong is kept (the first of it) and reading goes on with something empty; the reader
/// asks for the fault once, at the end.
class JsonNode
{
public:
    /// The whole of \a text; \a place is the name of the file.
    static JsonNode parse(const QByteArray &text, const QString &place);
    /// A file that cannot be used, with the reason.
    static JsonNode unusable(const QString &place, const QString &reason);

    const QString &place() const { return m_place; }
    const std::optional<Fault> &fault() const { return *m_fault; }
    void fail(const QString &reason) const;

    bool isString() const { return m_value.isString(); }
    bool isNumber() const { return m_value.isDouble(); }
    bool isArray() const { return m_value.isArray(); }
    bool isObject() const { return m_value.isObject(); }

    /// Fails for every field that is none of \a names.
    void only(std::initializer_list<QStringView> names) const;
    bool has(QStringView name) const { return m_value.toObject().contains(name); }
    QStringList names() const { return m_value.toObject().keys(); }
    /// The field of that name, which has to be there.
    JsonNode operator[](const QString &name) const;
    /// The members of a list; each is placed as "\a word 1" and so on.
    QList<JsonNode> items(const QString &word) const;
    /// The members of a list of objects with an id; each is placed by its id, which has to be
    /// unique.
    QList<JsonNode> entries(const QString &idField) const;

    QString word() const; ///< not empty
    QStringList words() const;
    int integer() const;
    bool flag() const;
    Value value() const; ///< a whole number, a word, or true and false as 1 and 0
    const QJsonValue &json() const { return m_value; } ///< as it stands there

    // The same for fields that may be missing.
    QString word(const QString &name, const QString &otherwise = {}) const;
    int integer(const QString &name, int otherwise = 0) const;
    bool flag(const QString &name) const;

private:
    JsonNode(QJsonValue value, QString place, std::shared_ptr<std::optional<Fault>> fault);

    QJsonValue m_value;
    QString m_place;
    std::shared_ptr<std::optional<Fault>> m_fault;
};

} // namespace adjutant
