// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace adjutant::app {

/// One cell of a table as it is printed.
struct PrintedCell
{
    QString text;
    QSet<int> rows;  ///< of the table, that it stands for
    QString column;  ///< name of its column; empty for a key
    QString printed; ///< where a house rule holds: what the rulebook has
    bool isWord = false;

    bool houseRule() const { return !printed.isEmpty(); }
    friend bool operator==(const PrintedCell &, const PrintedCell &) = default;
};

/// A table of a rulebook as players know it from the page, in words, with the rulings and house
/// rules of a battle: what is the same in every row stands above, what is asked last stands side by
/// side ("in the open", "in cover"), and rows that say the same are one ("5–6").
struct PrintedTable
{
    QString id;
    QString title;
    QString rule; ///< paragraph
    QStringList captions;
    QStringList headings;
    QList<QList<PrintedCell>> rows;
    QStringList notes; ///< why a cell is a dash, what a house rule replaces

    static PrintedTable of(const Table &table, const Rulebook &book, const State &state);
    bool isEmpty() const { return rows.isEmpty(); }
    friend bool operator==(const PrintedTable &, const PrintedTable &) = default;
};

/// The heading that the rulebook gives a paragraph, such as "General actions: Shoot".
QString ruleHeading(const Rulebook &book, const QString &rule);

} // namespace adjutant::app
