// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/value.h"
#include "core/rules/length.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <limits>
#include <optional>
#include <variant>

namespace adjutant {

/// The option that is in force for a ruling id.
using RulingLookup = std::function<QString(const QString &id)>;

/// What a table is asked with: a number, a word, or a distance, by the name of the key.
using TableQuery = QMap<QString, std::variant<int, QString, Length>>;

/// What a key of a row accepts: any of some words, or a range of whole numbers with both ends.
struct TableMatch
{
    /// The ends of a range that goes on.
    static constexpr int NoMinimum = std::numeric_limits<int>::min();
    static constexpr int NoMaximum = std::numeric_limits<int>::max();

    QStringList words;
    int minimum = 0;
    int maximum = 0;
    QString maximumFromRuling; ///< the number of this ruling is the maximum
    bool above = false;        ///< for exact lengths: begins beyond the minimum (over 25)
    bool below = false;        ///< for exact lengths: ends before the maximum (under 25)

    /// Whether a measured \a length is between the ends, as it is: not rounded to whole units.
    bool holds(Length length, const LengthRule &rule, const RulingLookup &rulings) const;
    int maximumBy(const RulingLookup &rulings) const;
    bool accepts(int number) const { return number >= minimum && number <= maximum; }
    bool accepts(const QString &word) const { return words.contains(word); }
};

/// One key of a table: what is known before looking up.
struct TableKey
{
    enum class Kind {
        Choice, ///< one of the words
        Number, ///< a whole number: figures, margin, difference
        Length, ///< a measured distance; printed bands in whole units
        Die,    ///< the face of one die
    };

    QString name;
    Kind kind = Kind::Choice;
    QString label;       ///< key of its text
    QStringList options; ///< Kind::Choice: the words in printed order; their texts are label.word
    bool exact = false;  ///< Kind::Length: a plain limit, met by LengthRule::within, not rounded
};

/// One column of results.
struct TableColumn
{
    enum class Kind { Number, Dice, Score, Length, Word };

    QString name;
    Kind kind = Kind::Number;
    QString label; ///< key of its text; those of the words of Kind::Word are label.word
};

struct TableRow
{
    QList<TableMatch> keys;      ///< one for each key of the table
    QList<Value> cells;          ///< one for each column; an empty one is a printed dash
    QMap<QString, QString> when; ///< ruling id -> option: the row counts only with these in force
    QString refusal;             ///< key of a text: this row means "not possible"
};

/// One table of a rulebook, as printed: keys, columns and rows.
///
/// A number of a rulebook stands in one of these and nowhere else.
class Table
{
public:
    QString id;
    QString title; ///< key of its text
    QString rule;  ///< paragraph, such as T6.3
    QList<TableKey> keys;
    QList<TableColumn> columns;
    QList<TableRow> rows;

    /// The number of the column; -1 where there is none of that name.
    int column(const QString &name) const;
    int key(const QString &name) const;

    /// The row in force that accepts \a query, which holds every key of the table; nothing in a gap
    /// or beyond the edge.
    std::optional<int> find(const TableQuery &query, const RulingLookup &rulings,
                            const LengthRule &lengths) const;
    /// All rows in force that accept \a query, where keys that it lacks accept everything.
    QList<int> findAll(const TableQuery &query, const RulingLookup &rulings,
                       const LengthRule &lengths) const;

    /// How far the table reaches: the largest maximum of the key among the possible rows in force
    /// that accept \a query. Nothing where there is no such row.
    std::optional<int> reach(const QString &key, const TableQuery &query,
                             const RulingLookup &rulings) const;
    /// The faces of one die that give \a cell in \a column, in ascending order, for a table that
    /// has a key of Kind::Die; \a query holds its other keys.
    QList<int> faces(const QString &column, const Value &cell, const TableQuery &query,
                     const RulingLookup &rulings) const;
};

} // namespace adjutant
