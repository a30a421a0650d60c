// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"

#include <QHash>
#include <QJsonValue>

#include <optional>

namespace adjutant {

/// Where a run of a procedure gets its answers from.
class Answers
{
public:
    virtual ~Answers() = default;
    /// The answer to \a question, in the kept form; nothing where it has to be put to people.
    virtual std::optional<QJsonValue> find(const Question &question) = 0;
};

/// Answers by the keys of their questions: those that an entry was given so far.
class GivenAnswers : public Answers
{
public:
    void insert(const QString &key, const QJsonValue &answer) { m_answers.insert(key, answer); }
    std::optional<QJsonValue> find(const Question &question) override;

private:
    QHash<QString, QJsonValue> m_answers;
};

} // namespace adjutant
