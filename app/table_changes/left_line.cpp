// SPDX-License-Identifier: MIT
#include "app/table_changes/left_line.h"

#include "core/referee/moves_to_change.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

Text movedBack(const effect::Instruct &instruction)
{
    if (instruction.text.key() != u"table.moveBack")
        return {};
    const TextArgument *what = instruction.text.argument(u"what"_s);
    const auto *texts = what ? std::get_if<QList<Text>>(what) : nullptr;
    return texts ? texts->value(0) : Text();
}

void dropUnmade(QList<TableItem> &items, QList<effect::Instruct> &instructions)
{
    instructions.removeIf([&items](const effect::Instruct &back) {
        const Text move = movedBack(back);
        const auto unmade = std::find_if(items.cbegin(), items.cend(), [&](const TableItem &item) {
            return !item.done && !move.isEmpty() && item.instruction.text == move &&
                   item.instruction.subject == back.subject;
        });
        if (unmade == items.cend())
            return false;
        items.erase(unmade);
        return true;
    });
}

bool changesValue(const effect::Instruct &instruction)
{
    return instruction.text.argument(u"before"_s) && instruction.text.argument(u"after"_s);
}

LeftLine::LeftLine(const Referee &referee, const Rulebook &rulebook, StepId tip)
    : m_journal(referee.journal())
    , m_rulebook(rulebook)
    , m_fork(forkOf(m_journal, tip, m_journal.head()))
    , m_isLeft(m_fork != tip && m_fork != m_journal.head())
{
    if (!m_isLeft)
        return;
    m_atFork = referee.at(m_fork)->state();
    m_atTip = referee.at(tip)->state();
    m_told = toldBetween(referee, m_fork, tip);
    m_toldAnew = toldBetween(referee, m_fork, m_journal.head());
    for (const StepId id : m_journal.steps(m_fork, tip)) {
        const Command &command = m_journal.step(id).command;
        if (command.arguments.contains(u"entity"_s))
            m_byHand.append(command.entity(u"entity"_s));
    }
}

/// Whether it says in words of its own what to take or to put: no move and no value.
bool LeftLine::isSentence(const effect::Instruct &instruction) const
{
    return !changesValue(instruction) && movedBack(instruction).isEmpty() &&
           !m_rulebook.movement.contains(instruction.text.key());
}

/// Whether the line that was left told from what to what that value is to be changed.
bool LeftLine::isToldHere(const effect::Instruct &change) const
{
    return std::any_of(m_told.cbegin(), m_told.cend(), [&change](const Told &told) {
        return told.instruction.subject == change.subject &&
               told.instruction.text.key() == change.text.key();
    });
}

/// Whether \a item is a sentence of the line to \a subject that nobody has followed.
bool LeftLine::isUndone(const TableItem &item, EntityId subject) const
{
    return !item.done && item.instruction.subject == subject &&
           !m_journal.isOnTheWay(item.step, m_fork) && isSentence(item.instruction);
}

/// Whether of \a subject nothing was taken or put since the fork: all sentences of the line to it
/// are still to be followed, or there was none and nothing changed.
bool LeftLine::isUntouched(const QList<TableItem> &items, EntityId subject) const
{
    if (m_byHand.contains(subject))
        return false;
    QList<effect::Instruct> undone;
    for (const TableItem &item : items) {
        if (isUndone(item, subject))
            undone.append(item.instruction);
    }
    if (undone.isEmpty())
        return m_atFork.entity(subject) == m_atTip.entity(subject);
    for (const Told &told : m_told) {
        const effect::Instruct &instruction = told.instruction;
        if (instruction.subject == subject && isSentence(instruction) &&
            !undone.removeOne(instruction))
            return false;
    }
    return undone.isEmpty();
}

QList<effect::Instruct> LeftLine::settled(QList<TableItem> &items,
                                          QList<effect::Instruct> instructions) const
{
    if (!m_isLeft)
        return instructions;
    QSet<EntityId> subjects;
    for (const QList<Told> &line : {m_told, m_toldAnew}) {
        for (const Told &told : line)
            subjects.insert(told.instruction.subject);
    }
    subjects.removeIf([&](const EntityId subject) { return !isUntouched(items, subject); });
    for (const EntityId subject : std::as_const(subjects))
        items.removeIf([&](const TableItem &item) { return isUndone(item, subject); });
    // Of them the new line has told what is to be done, in its own words.
    instructions.removeIf([&](const effect::Instruct &change) {
        return subjects.contains(change.subject) &&
               (isSentence(change) || (changesValue(change) && !isToldHere(change)));
    });
    for (const Told &told : m_toldAnew) {
        const effect::Instruct &instruction = told.instruction;
        if (subjects.contains(instruction.subject) &&
            (isSentence(instruction) || (changesValue(instruction) && !isToldHere(instruction))))
            items.append({instruction, told.step, false});
    }
    return instructions;
}

} // namespace adjutant::app
