// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/rules/rulebook.h"

namespace adjutant::app {

/// One thing to do on the real table.
struct TableItem
{
    effect::Instruct instruction;
    StepId step = StepId::None; ///< that asked for it
    bool done = false;
};

/// The move that \a instruction asks to take back; empty where it asks for anything else.
Text movedBack(const effect::Instruct &instruction);
/// Drops the moves that nobody has made, with what asks to take them back.
void dropUnmade(QList<TableItem> &items, QList<effect::Instruct> &instructions);
/// Whether it says from what to what a value is to be changed.
bool changesValue(const effect::Instruct &instruction);

/// The line of steps that a correction, or a jump, left behind: what it asked for and nobody has
/// done is void, and what the new line asks for starts from how the table really stands.
class LeftLine
{
public:
    /// The line up to \a tip, left for the one of the head of \a journal.
    LeftLine(const Journal &journal, const Rulebook &rulebook, StepId tip);

    /// Takes what is void out of \a items. Returns what is to be done of \a instructions, which say
    /// how the new line differs from the one that was left.
    QList<effect::Instruct> settled(QList<TableItem> &items,
                                    QList<effect::Instruct> instructions) const;

private:
    bool isUndone(const TableItem &item, EntityId subject) const;
    bool isUntouched(const QList<TableItem> &items, EntityId subject) const;
    QList<effect::Instruct> sinceFork(EntityId subject,
                                      const QList<effect::Instruct> &instructions) const;

    const Journal &m_journal;
    const Rulebook &m_rulebook;
    StepId m_fork = StepId::None;
    QList<effect::Instruct> m_told; ///< on the line that was left, but for moves
    QList<EntityId> m_byHand;       ///< who was set by hand there, as the table stood
    bool m_isLeft = false;          ///< and not only undone, or gone on from
};

} // namespace adjutant::app
