// SPDX-License-Identifier: MIT
#include "core/referee/dice.h"

#include "core/referee/messages.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

constexpr int MostDice = 99;
const QString ThrowerName = u"by"_s;
const QString Program = u"app"_s;

/// The typed forms reduced to one object a group.
QJsonArray groupsOf(const QJsonValue &given)
{
    if (given.isObject() && given.toObject().contains(u"groups"_s))
        return given.toObject().value(u"groups"_s).toArray();
    if (given.isObject())
        return {given};
    if (given.isArray())
        return {QJsonObject{{u"faces"_s, given}}};
    return {QJsonObject{{u"faces"_s, QJsonArray{given}}}};
}

/// The dice of several groups typed as one list, in the order of the groups.
QJsonArray dealt(const Question &question, const QJsonArray &typed)
{
    const QJsonArray faces = typed.first().toObject().value(u"faces"_s).toArray();
    QJsonArray groups;
    int place = 0;
    for (const DiceGroup &group : question.dice) {
        QJsonArray own;
        for (int i = 0; i < group.count && place < faces.size(); ++i)
            own.append(faces.at(place++));
        groups.append(QJsonObject{{u"faces"_s, own}});
    }
    return place == faces.size() ? groups : typed;
}

bool isWholeIn(const QJsonValue &json, int minimum, int maximum)
{
    const double number = json.toDouble(minimum - 1);
    return json.isDouble() && number == std::floor(number) && number >= minimum &&
           number <= maximum;
}

Result<QJsonArray> acceptFaces(const DiceGroup &group, const QJsonArray &faces, int count)
{
    if (faces.size() != count)
        return Fault{Messages::tr("%n dice are asked for.", nullptr, count)};
    for (const auto face : faces) {
        if (!isWholeIn(face, 1, group.sides))
            return Fault{Messages::tr("A die shows 1 to %1.").arg(group.sides)};
    }
    return faces;
}

/// What stands for dice whose faces all do the same.
QJsonArray sameFaces(int face, int count)
{
    QJsonArray faces;
    for (int i = 0; i < count; ++i)
        faces.append(face);
    return faces;
}

/// Takes over the referee's own number of dice or score for this throw.
Result<QJsonObject> acceptChanges(const QJsonObject &given, Reading reading)
{
    QJsonObject kept;
    for (const QString &name : {u"count"_s, u"score"_s}) {
        if (!given.contains(name))
            continue;
        if (reading != Reading::Count || !isWholeIn(given.value(name), 0, MostDice))
            return Fault{
                Messages::tr("The number of dice or the score cannot be changed to that.")};
        kept.insert(name, given.value(name));
    }
    return kept;
}

Result<QJsonObject> acceptGroup(const Question &question, const DiceGroup &group,
                                const QJsonObject &given)
{
    const Result<QJsonObject> changes = acceptChanges(given, question.reading);
    if (!changes)
        return changes.fault();
    QJsonObject kept = *changes;
    const int count = kept.value(u"count"_s).toInt(group.count);
    if (given.contains(u"hits"_s) && question.reading == Reading::Count) {
        if (!isWholeIn(given.value(u"hits"_s), 0, count))
            return Fault{Messages::tr("The number of hits is from 0 to %1.").arg(count)};
        kept.insert(u"hits"_s, given.value(u"hits"_s));
        return kept;
    }
    if (given.contains(u"sum"_s) && question.reading == Reading::Sum) {
        if (!isWholeIn(given.value(u"sum"_s), count, count * group.sides))
            return Fault{
                Messages::tr("The sum is from %1 to %2.").arg(count).arg(count * group.sides)};
        kept.insert(u"sum"_s, given.value(u"sum"_s));
        return kept;
    }
    const Result<QJsonArray> faces = acceptFaces(group, given.value(u"faces"_s).toArray(), count);
    if (!faces)
        return faces.fault();
    kept.insert(u"faces"_s, *faces);
    return kept;
}

} // namespace

std::optional<QJsonValue> foregoneThrow(const Question &question)
{
    QJsonArray groups;
    for (const DiceGroup &group : question.dice) {
        const bool counts = question.reading == Reading::Count;
        const bool alike = question.reading == Reading::Table && group.edges.size() == 1;
        if (group.count == 0)
            groups.append(QJsonObject{{u"faces"_s, QJsonArray()}});
        else if (alike)
            groups.append(QJsonObject{{u"faces"_s, sameFaces(group.edges.first(), group.count)}});
        else if (counts && group.score > group.sides)
            groups.append(QJsonObject{{u"hits"_s, 0}});
        else if (counts && group.score <= 1)
            groups.append(QJsonObject{{u"hits"_s, group.count}});
        else
            return std::nullopt;
    }
    return QJsonValue(QJsonObject{{u"groups"_s, groups}});
}

Result<QJsonValue> acceptDice(const Question &question, const QJsonValue &given)
{
    const bool compared =
        question.reading == Reading::Opposed || question.reading == Reading::RollOff;
    const QJsonValue winner = given.toObject().value(u"winner"_s);
    if (compared && isWholeIn(winner, 0, 1))
        return QJsonValue(QJsonObject{{u"winner"_s, winner}});
    QJsonArray groups = groupsOf(given);
    if (question.dice.size() > 1 && groups.size() == 1)
        groups = dealt(question, groups);
    if (groups.size() != question.dice.size())
        return Fault{Messages::tr("Dice for %n groups are asked for.", nullptr,
                                  static_cast<int>(question.dice.size()))};
    QJsonArray kept;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const Result<QJsonObject> group =
            acceptGroup(question, question.dice.at(i), groups.at(i).toObject());
        if (!group)
            return group.fault();
        kept.append(*group);
    }
    const QJsonObject answer{{u"groups"_s, kept}};
    // The program's dice stay its own when they are taken as they are offered.
    const bool offered = isThrownByProgram(question.offered) &&
                         question.offered.toObject().value(u"groups"_s) == kept;
    return isThrownByProgram(given) || offered ? markedAsProgram(answer) : QJsonValue(answer);
}

bool isThrownByProgram(const QJsonValue &answer)
{
    return answer.toObject().value(ThrowerName) == Program;
}

QJsonValue markedAsProgram(const QJsonValue &answer)
{
    QJsonObject marked = answer.toObject();
    marked.insert(ThrowerName, Program);
    return marked;
}

QJsonValue knownDice(const Question &question, const QJsonValue &earlier)
{
    const QJsonArray thrown = earlier.toObject().value(u"groups"_s).toArray();
    if (thrown.size() != question.dice.size())
        return QJsonValue::Null;
    QJsonArray groups;
    for (qsizetype i = 0; i < thrown.size(); ++i) {
        QJsonArray faces = thrown.at(i).toObject().value(u"faces"_s).toArray();
        // Faces that were not noted are not known.
        if (faces.isEmpty())
            return QJsonValue::Null;
        while (faces.size() > question.dice.at(i).count)
            faces.removeLast();
        groups.append(QJsonObject{{u"faces"_s, faces}});
    }
    const QJsonObject known{{u"groups"_s, groups}};
    return isThrownByProgram(earlier) ? markedAsProgram(known) : QJsonValue(known);
}

Throw::Throw(const Question &question, const QJsonValue &answer)
{
    const QJsonObject kept = answer.toObject();
    if (kept.contains(u"winner"_s))
        m_winner = kept.value(u"winner"_s).toInt();
    const QJsonArray groups = kept.value(u"groups"_s).toArray();
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QJsonObject given = groups.at(i).toObject();
        const DiceGroup asked = question.dice.value(i);
        Group group;
        for (const auto face : given.value(u"faces"_s).toArray())
            group.faces.append(face.toInt());
        if (given.contains(u"hits"_s))
            group.hits = given.value(u"hits"_s).toInt();
        if (given.contains(u"sum"_s))
            group.sum = given.value(u"sum"_s).toInt();
        group.count = given.value(u"count"_s).toInt(asked.count);
        group.score = given.value(u"score"_s).toInt(asked.score);
        m_groups.append(group);
    }
}

int Throw::hits(int group) const
{
    const Group &read = m_groups.at(group);
    if (read.hits)
        return *read.hits;
    return static_cast<int>(std::count_if(read.faces.cbegin(), read.faces.cend(),
                                          [&read](int face) { return face >= read.score; }));
}

QList<int> Throw::faces(int group) const
{
    return m_groups.value(group).faces;
}

int Throw::face(int group) const
{
    return m_groups.value(group).faces.value(0);
}

int Throw::sum(int group) const
{
    const Group &read = m_groups.at(group);
    return read.sum.value_or(std::accumulate(read.faces.cbegin(), read.faces.cend(), 0));
}

std::optional<int> Throw::winner() const
{
    if (m_winner || m_groups.size() < 2)
        return m_winner;
    if (face(0) == face(1))
        return std::nullopt;
    return face(0) > face(1) ? 0 : 1;
}

int Throw::count(int group) const
{
    return m_groups.value(group).count;
}

int Throw::score(int group) const
{
    return m_groups.value(group).score;
}

} // namespace adjutant
