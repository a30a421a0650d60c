// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"
#include "core/referee/comparison.h"
#include "core/referee/refusal.h"
#include "core/rules/length.h"
#include "core/rules/result.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace adjutant {

enum class QuestionKind {
    Cells,  ///< one cell of a table: sight, range and cover in one tap
    Number, ///< a whole number within limits
    Length, ///< a distance within limits, with fractions
    YesNo,
    OneOf,
    SomeOf, ///< any number of the options, none included
    Tally,  ///< a number for each option
    Dice,
    Place,  ///< a place in words
    Card,   ///< which card came off the deck; the deck is the actor
    Secret, ///< what is kept sealed
    Note,   ///< free text
};

/// How the dice of a throw are read; odds collapse their outcomes by it.
enum class Reading {
    Count,   ///< how many reach the score of their group
    Sum,     ///< the sum of each group
    Table,   ///< each face by itself, looked up
    EvenOdd, ///< each die even or odd
    Opposed, ///< one die a group, the faces compared; equal is an outcome
    RollOff, ///< as Opposed, thrown again until it is decided
};

/// Dice that are thrown together and read alike.
struct DiceGroup
{
    Text label;                      ///< whose or what dice; may be empty where there is one group
    EntityId actor = EntityId::None; ///< who throws: owner of the dice as facts
    int count = 1;
    int sides = 6;
    int score = 0;    ///< Reading::Count: a face of this or more counts
    QList<int> edges; ///< Reading::Table: last face of each row, for odds; empty: every face
};

/// One thing to choose: a unit, a figure, a way to do something.
struct Option
{
    QString id;  ///< stands in the answer; for entities their number
    Text label;  ///< empty for an entity, which is shown by its name
    Text detail; ///< says more of the entity where its name stands already; may be empty
    EntityId entity = EntityId::None;
    int minimum = 0;   ///< QuestionKind::Tally: the least number
    int maximum = 0;   ///< QuestionKind::Tally: the largest number; 0 for no limit but the sense.
                       ///< QuestionKind::Card: how many of this card are left
    QString group;     ///< QuestionKind::SomeOf: of those with one group only one can be chosen
    QJsonValue preset; ///< what is filled in: true, or a number for a tally
    std::optional<Refusal> refusal; ///< why it cannot be chosen

    static Option of(EntityId entity);
    static Option of(const QString &id, const Text &label);
};

/// One cell of a table that is asked for.
struct Cell
{
    QString id;      ///< such as "11-20/cover"
    QString rowName; ///< "11-20"
    QString column;  ///< "cover"; empty where there is only one column
    Text rowLabel;
    Text columnLabel;
    Text says;       ///< what the row comes to for who asks; empty: as it stands in the table
    Text note;       ///< stands below that; may be empty
    int row = -1;    ///< of the table; -1 for "not possible", which is no row of it
    int minimum = 0; ///< of the band, in whole units
    int maximum = 0;
    bool exact = false; ///< a typed distance meets the limits as it is, not rounded to a band
    bool above = false; ///< exact: begins beyond the minimum
    bool below = false; ///< exact: ends before the maximum
    std::optional<Refusal> refusal; ///< "not possible"
};

/// One question to the people at the table.
///
/// Made by a procedure; completed (key, offered dice) by the Interview.
class Question
{
public:
    QuestionKind kind = QuestionKind::YesNo;
    QString key;       ///< rule, kind, actor, subject and ordinal; the same after a correction
    QString name;      ///< an argument of this name in the command answers it ahead
    Text text;         ///< one line, read aloud
    QList<Text> hints; ///< what helps to answer it: how a ruling has it measured, a warning
    QString rule;      ///< paragraph
    QString table;     ///< id of the table it is about, or empty
    QList<int> rows;   ///< rows of that table to be lit
    EntityId side = EntityId::None;    ///< who answers
    EntityId actor = EntityId::None;   ///< the unit that acts
    EntityId subject = EntityId::None; ///< the unit that it concerns

    QList<Option> options;
    QList<Cell> cells;
    int minimum = 0; ///< Number and Length, in whole units
    int maximum = 0;
    LengthRule lengths; ///< how a typed distance meets the bands
    Reading reading = Reading::Count;
    QList<DiceGroup> dice;
    std::optional<Comparison> comparison; ///< Dice: the two sums that the dice go into
    QString fact;                         ///< under which the dice or the card are remembered
    QJsonValue offered;    ///< dice that were already thrown for this, or the card that was drawn
    QJsonValue assumed;    ///< what odds take for the answer; also what is filled in
    bool playsOut = false; ///< it is a part of a result that is known: see `resultsFirst`

    /// What has only one outcome is not asked: its answer.
    std::optional<QJsonValue> foregone() const;
    /// \a given brought into the one form in which it is kept. The fault says what is wrong with
    /// it.
    Result<QJsonValue> accept(const QJsonValue &given) const;

    const Option *option(const QString &id) const;
    /// The option that stands for \a entity; null if none does.
    const Option *optionOf(EntityId entity) const;
    /// One of \a chosen that does not go together with \a id; null if none is.
    const Option *excluding(const QString &id, const QStringList &chosen) const;
    const Cell *cell(const QString &id) const;

private:
    bool holds(const Cell &cell, Length distance) const;
    const Cell *cellAt(Length distance, const QString &column) const;
    Result<QJsonValue> acceptCell(const QJsonValue &given) const;
    Result<QJsonValue> acceptLimited(const QJsonValue &given) const;
    Result<QJsonValue> acceptOption(const QJsonValue &given) const;
    Result<QJsonValue> acceptOptions(const QJsonValue &given) const;
    Result<QJsonValue> acceptTally(const QJsonValue &given) const;
};

/// Whether chance answers a question of that kind: its answers are facts, which undoing does not
/// undo.
constexpr bool isChance(QuestionKind kind)
{
    return kind == QuestionKind::Dice || kind == QuestionKind::Card;
}

/// The word of a kind or a reading, as the line protocol shows it.
QString kindWord(QuestionKind kind);
QString readingWord(Reading reading);

} // namespace adjutant
