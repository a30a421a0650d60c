// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"
#include "core/referee/told.h"

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
    /// The line up to \a tip, left for the one on which \a referee stands.
    LeftLine(const Referee &referee, const Rulebook &rulebook, StepId tip);

    /// Takes what is void out of \a items and puts in what the new line told instead. Returns what
    /// is to be done beside that of \a instructions, which say how the lines differ.
    QList<effect::Instruct> settled(QList<TableItem> &items,
                                    QList<effect::Instruct> instructions) const;

private:
    bool isUndone(const TableItem &item, EntityId subject) const;
    bool isUntouched(const QList<TableItem> &items, EntityId subject) const;
    bool isSentence(const effect::Instruct &instruction) const;
    bool isToldHere(const effect::Instruct &change) const;

    const Journal &m_journal;
    const Rulebook &m_rulebook;
    StepId m_fork = StepId::None;
    bool m_isLeft = false; ///< and not only undone, or gone on from
    State m_atFork;
    State m_atTip;
    QList<Told> m_told;       ///< on the line that was left
    QList<Told> m_toldAnew;   ///< on the new one
    QList<EntityId> m_byHand; ///< who was set by hand on the line that was left, as the table stood
};

} // namespace adjutant::app
