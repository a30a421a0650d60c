// SPDX-License-Identifier: MIT
#include "app/now/dice_entry.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int MostDice = 99; // as the core takes

} // namespace

DiceEntry::DiceEntry(const Question &question)
    : m_question(question)
{
    for (const DiceGroup &group : question.dice)
        m_groups.append({group.count, group.score, group.sides, {}, {}});
    takeOffered();
}

void DiceEntry::takeOffered()
{
    const QJsonArray known = m_question.offered.toObject().value(u"groups"_s).toArray();
    for (qsizetype i = 0; i < m_groups.size() && i < known.size(); ++i) {
        for (const auto face : known.at(i).toObject().value(u"faces"_s).toArray())
            m_groups[i].faces.append(face.toInt());
        m_offered = m_offered || !m_groups.at(i).faces.isEmpty();
    }
}

void DiceEntry::clearOffered()
{
    if (!m_offered)
        return;
    m_offered = false;
    for (Group &group : m_groups)
        group.faces.clear();
}

int DiceEntry::diceCount() const
{
    return std::accumulate(m_groups.cbegin(), m_groups.cend(), 0,
                           [](int sum, const Group &group) { return sum + group.count; });
}

bool DiceEntry::counts(int group, int face) const
{
    return m_question.reading == Reading::Count && face >= m_groups.at(group).score;
}

bool DiceEntry::isBegun() const
{
    return std::any_of(m_groups.cbegin(), m_groups.cend(), [](const Group &group) {
        return group.hits.has_value() || !group.faces.isEmpty();
    });
}

int DiceEntry::openGroup() const
{
    for (int i = 0; i < m_groups.size(); ++i) {
        if (!m_groups.at(i).isComplete())
            return i;
    }
    return -1;
}

bool DiceEntry::addFace(int face)
{
    // Of known dice only some may be asked for again; the rest is thrown now.
    if (m_offered && isComplete())
        clearOffered();
    const int open = openGroup();
    if (open < 0 || face < 1 || face > m_groups.at(open).sides)
        return false;
    m_groups[open].faces.append(face);
    return true;
}

bool DiceEntry::setHits(int hits)
{
    clearOffered();
    const int open = openGroup();
    if (!takesHits() || open < 0 || hits < 0 || hits > m_groups.at(open).count)
        return false;
    m_groups[open].faces.clear();
    m_groups[open].hits = hits;
    return true;
}

bool DiceEntry::back()
{
    m_offered = false;
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        if (group->hits) {
            group->hits.reset();
            return true;
        }
        if (!group->faces.isEmpty()) {
            group->faces.removeLast();
            return true;
        }
    }
    return false;
}

void DiceEntry::reopen(int group, int die)
{
    m_offered = false;
    m_groups[group].hits.reset();
    while (m_groups.at(group).faces.size() > die)
        m_groups[group].faces.removeLast();
}

void DiceEntry::changeCount(int by)
{
    if (!canChange())
        return;
    Group &group = m_groups.first();
    group.count = std::clamp(group.count + by, 0, MostDice);
    while (group.faces.size() > group.count)
        group.faces.removeLast();
    group.hits.reset();
}

void DiceEntry::changeScore(int by)
{
    if (!canChange())
        return;
    Group &group = m_groups.first();
    group.score = std::clamp(group.score + by, 1, group.sides + 1);
}

QJsonValue DiceEntry::answer() const
{
    QJsonArray groups;
    for (qsizetype i = 0; i < m_groups.size(); ++i) {
        const Group &group = m_groups.at(i);
        QJsonObject json;
        if (group.hits) {
            json.insert(u"hits"_s, *group.hits);
        } else {
            QJsonArray faces;
            for (const int face : group.faces)
                faces.append(face);
            json.insert(u"faces"_s, faces);
        }
        if (group.count != m_question.dice.at(i).count)
            json.insert(u"count"_s, group.count);
        if (group.score != m_question.dice.at(i).score)
            json.insert(u"score"_s, group.score);
        groups.append(json);
    }
    return QJsonObject{{u"groups"_s, groups}};
}

} // namespace adjutant::app
