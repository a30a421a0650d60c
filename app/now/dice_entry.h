// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"

#include <QJsonValue>
#include <QList>

#include <optional>

namespace adjutant::app {

/// The dice of one throw while they are entered: faces or hits, group after group, and the
/// referee's change of their number or score. Knows no widget.
class DiceEntry
{
public:
    explicit DiceEntry(const Question &question);

    int groupCount() const { return static_cast<int>(m_groups.size()); }
    const QList<int> &faces(int group) const { return m_groups.at(group).faces; }
    std::optional<int> hits(int group) const { return m_groups.at(group).hits; }
    int count(int group) const { return m_groups.at(group).count; }
    int score(int group) const { return m_groups.at(group).score; }
    int sides(int group) const { return m_groups.at(group).sides; }
    /// All dice of all groups.
    int diceCount() const;
    /// Whether a die with that face reaches the score of its group.
    bool counts(int group, int face) const;
    /// The group that the next face or number of hits belongs to; -1 where all is entered.
    int openGroup() const;
    bool isComplete() const { return openGroup() < 0; }
    /// Whether anything is entered yet.
    bool isBegun() const;
    /// Whether the faces were known before: then a new face begins all of it anew.
    bool isOffered() const { return m_offered; }

    bool takesHits() const { return m_question.reading == Reading::Count; }
    bool canChange() const { return takesHits() && groupCount() == 1; }

    /// False for a face that no die has.
    bool addFace(int face);
    bool setHits(int hits);
    /// Takes the last entry back; false where there is none.
    bool back();
    /// Opens that die and those after it again.
    void reopen(int group, int die);
    void changeCount(int by);
    void changeScore(int by);

    QJsonValue answer() const;

private:
    struct Group
    {
        int count = 0;
        int score = 0;
        int sides = 6;
        QList<int> faces;
        std::optional<int> hits;

        bool isComplete() const { return hits.has_value() || faces.size() >= count; }
    };

    void takeOffered();
    void clearOffered();

    Question m_question;
    QList<Group> m_groups;
    bool m_offered = false;
};

} // namespace adjutant::app
