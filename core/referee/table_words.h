// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QCoreApplication>

namespace adjutant {

/// The words for what stands in a table, with the rulings and house rules of a battle: the same on
/// paper, in the window and in the terminal.
class TableWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::TableWords)

public:
    TableWords(const Table &table, const Rulebook &book, const State &state);

    /// What a row asks of a key: "5-6", "up to 25 cm", "over 25 to 70 cm", "in cover".
    QString keyOf(int row, int key) const;
    /// A range of plain numbers: "5-6", "7 or more", "-3 to -2".
    static QString range(int minimum, int maximum);
    /// What a row has in a column, as it is in force: "4+", "5 cm"; a dash for nothing.
    QString cellOf(int row, int column) const;
    /// The same as the rulebook has it.
    QString printedCellOf(int row, int column) const;
    /// What a row says as a whole: "Defender falls back, Moves: 1".
    QString rowSays(int row) const;
    /// What it asks of all keys together: "4 or more".
    QString keysOf(int row) const;
    /// The last number that a row's key meets, by the rulings.
    int maximumOf(int row, int key) const;
    /// Whether the rulings want that row.
    bool isInForce(int row) const;

    static QString dash();

private:
    QString words(const TableKey &key, const TableMatch &match) const;
    QString lengths(const TableMatch &match, int maximum) const;
    QString length(const QString &measure) const;
    QString cell(const TableColumn &column, const Value &value) const;
    QString phrase(const QString &key) const { return m_book.phrases.render(key); }

    const Table &m_table;
    const Rulebook &m_book;
    const State &m_state;
};

} // namespace adjutant
