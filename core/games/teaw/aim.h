// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

#include <optional>

namespace adjutant::teaw {

/// What is known of a shot before it is measured.
struct Aim
{
    QString action; ///< lost where it was declared in vain (`teaw.measure.premeasure`)
    QString rule;
    Text text;        ///< read aloud
    QString table;    ///< with a key "distance" (cm) and, where cover matters, a key "cover"
    TableQuery known; ///< the other keys of the table
    EntityId target = EntityId::None;
    EntityId side = EntityId::None; ///< who measures; None for the side whose turn it is
    bool needsSight = true;
    QList<Text> hints;
};

/// Sight, range and cover (T1.4, T1.6) in one tap on the table: the question "aim". Refuses where
/// the shot is not possible; allowed all the same, it counts as the farthest band in the open.
/// Nothing where the action was lost.
std::optional<Row> takeAim(Interview &table, const Aim &aim);

/// The row for so many \a figures in a table by figures alive; a team that the referee made larger
/// fires as the largest that the table has.
int figuresOnTable(const Interview &table, const QString &tableId, const TableQuery &known,
                   int figures);

} // namespace adjutant::teaw
