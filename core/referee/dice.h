// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"

#include <QJsonValue>
#include <QList>

namespace adjutant {

/// What the dice of a question showed, read as the question declares.
///
/// The kept form is {"groups": [{"faces": [4, 2]}, {"hits": 1}]}; a group may carry "count" and
/// "score" where the referee changed the number of dice or the score for this throw. Beside the
/// groups, "by": "app" says that the program threw. Odds also use {"sum": 9} for a group and
/// {"winner": 0} for the whole.
class Throw
{
public:
    Throw(const Question &question, const QJsonValue &answer);

    /// How many dice of the group reached its score.
    int hits(int group = 0) const;
    /// The faces, as many as were noted; empty for "hits only".
    QList<int> faces(int group = 0) const;
    /// The only die of the group.
    int face(int group = 0) const;
    int sum(int group = 0) const;
    /// The group with the higher face; nothing when equal.
    std::optional<int> winner() const;
    /// How many dice the group had, after the referee's change.
    int count(int group = 0) const;
    int score(int group = 0) const;

private:
    struct Group
    {
        QList<int> faces;
        std::optional<int> hits;
        std::optional<int> sum;
        int count = 0;
        int score = 0;
    };

    QList<Group> m_groups;
    std::optional<int> m_winner;
};

/// The answer to a throw that can come out in one way only: no dice, a score that every die or
/// none reaches, or faces that all lie in one row.
std::optional<QJsonValue> foregoneThrow(const Question &question);

/// The dice of an earlier throw that stand for \a question: the first ones where fewer are wanted,
/// all of them where more are. Null where none do.
QJsonValue knownDice(const Question &question, const QJsonValue &earlier);

/// Whether \a answer, in the kept form, was thrown by the program and by nobody's hand.
bool isThrownByProgram(const QJsonValue &answer);
/// The same throw, marked as the program's.
QJsonValue markedAsProgram(const QJsonValue &answer);

/// Brings what somebody typed for the dice of \a question into the kept form.
Result<QJsonValue> acceptDice(const Question &question, const QJsonValue &given);

} // namespace adjutant
