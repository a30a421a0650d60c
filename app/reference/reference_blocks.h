// SPDX-License-Identifier: MIT
#pragma once

#include "app/reference/reference_index.h"
#include "app/rule_table/printed_table.h"

#include "core/battle/step.h"
#include "core/referee/question.h"

namespace adjutant::app {

/// One block of a page of the reference, from top to bottom.
struct ReferenceBlock
{
    enum class Kind {
        Heading,
        Text,
        Muted,  ///< where it stands in the rulebook, what it is
        Fact,   ///< a label and what it is: "Move", "12 cm"
        Choice, ///< a way to read a ruling
        Table,
        Link, ///< leads to the page on `item`
    };

    Kind kind = Kind::Text;
    QString text;
    QString value;       ///< Kind::Fact
    bool lit = false;    ///< the choice that is in force; the paragraph that was looked for
    bool mended = false; ///< differs from the rulebook
    PrintedTable table;  ///< Kind::Table
    QSet<int> litRows;   ///< of the table
    ReferenceItem item;  ///< Kind::Link

    friend bool operator==(const ReferenceBlock &, const ReferenceBlock &) = default;
};

/// The page on one thing, with the rulings and house rules of the battle.
QList<ReferenceBlock> referencePage(const ReferenceItem &item, const Rulebook &book,
                                    const State &state);
/// The page for a search field with nothing in it: the table and rule of \a question, or else of
/// \a line, which was the last to use one (both may be null); then all tables to choose from.
QList<ReferenceBlock> homePage(const Question *question, const Line *line, const Rulebook &book,
                               const State &state);
/// The page on one table with rows lit, and what the rulebook says about it.
QList<ReferenceBlock> tablePage(const QString &table, const QSet<int> &litRows,
                                const Rulebook &book, const State &state);

} // namespace adjutant::app
