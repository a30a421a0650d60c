// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/effect.h"
#include "core/battle/entity_id.h"
#include "core/battle/text.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

namespace adjutant {

/// What somebody told the referee to do: a procedure and its arguments.
struct Command
{
    /// Who brought it about: a person, the list of what is owed, or a replay of an older branch.
    enum class Origin { Person, Owed };

    QString procedure;
    QJsonObject arguments; ///< by name: entity numbers, words, numbers; they answer questions ahead
    QStringList allowed;   ///< keys of refusals that the referee let pass; "*" lets all pass
    QString reason;        ///< why, where somebody said so
    Origin origin = Origin::Person;
    int owed = 0; ///< the owed item that this settles, or 0

    EntityId entity(const QString &argument) const;
    /// Whether a person ordered it, and nothing owed it.
    bool isOrder() const { return origin == Origin::Person && owed == 0; }

    friend bool operator==(const Command &, const Command &) = default;
};

/// One line of the log: what happened, and where the numbers came from.
struct Line
{
    Text text;
    QString rule;  ///< paragraph, such as T6.3
    QString table; ///< id of the table that was used, or empty
    int row = -1;  ///< its row, or -1

    friend bool operator==(const Line &, const Line &) = default;
};

/// One step of the journal. An entry is a command step and the answer steps that belong to it; its
/// effects stand on the step that ended it.
struct Step
{
    enum class Kind {
        Command, ///< opens an entry
        Answer,  ///< answers the question that its entry asked
        Front,   ///< brings an open entry to the front, or parks them all
        Cancel,  ///< gives an open entry up
        Note,    ///< changes nothing in the state: a note, a photograph, a thing ticked off
    };

    StepId id = StepId::None;
    StepId parent = StepId::None; ///< None for the first
    Kind kind = Kind::Command;
    StepId entry = StepId::None; ///< the command step of its entry; itself for a command

    Command command;     ///< Kind::Command
    QString key;         ///< Kind::Answer: the key of the question
    QJsonValue answer;   ///< Kind::Answer; Kind::Note: what is noted
    QStringList allowed; ///< Kind::Answer: refusals let pass with it

    bool ends = false; ///< the entry is done with this step
    QList<Effect> effects;
    QList<Line> lines;

    QString fact;                  ///< Kind::Answer: under which its dice are remembered
    Text label;                    ///< what this step is, for undo and log
    Text shown;                    ///< Kind::Answer: the answer in words
    StepId replays = StepId::None; ///< the step of an older branch that it repeats
    QString rules;                 ///< the version of the rules that worked it out
    qint64 time = 0;               ///< milliseconds since 1970, for the report only

    /// Whether the log tells of it.
    bool isTold() const
    {
        return !lines.isEmpty() || ends || (kind == Kind::Note && !label.isEmpty());
    }
    /// Whether it is a note that the program made for itself.
    bool isOwnNote() const { return kind == Kind::Note && label.isEmpty(); }

    friend bool operator==(const Step &, const Step &) = default;
};

} // namespace adjutant
