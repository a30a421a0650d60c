// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/step.h"
#include "core/rules/rulebook.h"

namespace adjutant::app {

/// One thing to do on the real table.
struct TableItem
{
    effect::Instruct instruction;
    StepId step = StepId::None; ///< that asked for it
    QList<Effect> changes;      ///< what is different on the table once it is done; moves have none
    bool done = false;
};

/// What \a told asks people to do, each with its share of the \a effects of that \a step: a value
/// goes with the sentence that names it, the rest with the first sentence about its entity.
QList<TableItem> tableItems(const QList<effect::Instruct> &told, QList<Effect> effects, StepId step,
                            const Rulebook &rulebook);

/// The move that \a instruction asks to take back; empty where it asks for anything else.
Text movedBack(const effect::Instruct &instruction);
/// Whether it asks to move something, or to move it back.
bool isMove(const effect::Instruct &instruction, const Rulebook &rulebook);
/// Drops the moves that nobody has made, with what asks to take them back.
void dropUnmade(QList<TableItem> &items, QList<effect::Instruct> &instructions);

/// The later of two items that change the same value, from where the earlier one began; nothing
/// where they do not.
std::optional<TableItem> joined(const TableItem &earlier, TableItem later);
/// Whether it says that a value changes to what it is.
bool changesNothing(const TableItem &item);

/// Whether \a table is as it was when \a item was told, as far as it goes away with it: the figures
/// that are to be taken off are there.
bool fits(const TableItem &item, const State &table, const Rulebook &rulebook);
/// Does \a item on \a table.
void carryOut(State &table, const TableItem &item);
/// The table as it stands where \a shown is what the program shows, and \a items are not all done.
State tableAsItStands(const State &shown, const QList<TableItem> &items);

} // namespace adjutant::app
