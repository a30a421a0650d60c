// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace adjutant::app {

/// A table of a rulebook in the shape in which one would print it: a key that is a choice of few
/// goes across, one that is the same in every row into the caption, rows that rulings take out are
/// left out, and house rules are in their cells.
struct PrintedTable
{
    struct Cell
    {
        QString text;
        QList<int> rows;    ///< of the table: those that this cell stands for
        bool house = false; ///< changed by a house rule
        bool result = true; ///< and not a key
    };

    QString title;
    QString caption; ///< what holds for all of it: "Distance: up to 25 cm"; may be empty
    QStringList headers;
    QList<QList<Cell>> cells; ///< row by row

    static PrintedTable of(const Table &table, const Rulebook &rulebook, const State &state);
};

} // namespace adjutant::app
