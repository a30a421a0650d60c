// SPDX-License-Identifier: MIT
#include "app/table_changes/left_line.h"

#include "core/referee/describe.h"
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

LeftLine::LeftLine(const Journal &journal, const Rulebook &rulebook, StepId tip)
    : m_journal(journal)
    , m_rulebook(rulebook)
    , m_fork(forkOf(journal, tip, journal.head()))
    , m_isLeft(m_fork != tip && m_fork != journal.head())
{
    for (const StepId id : journal.steps(m_fork, tip)) {
        for (const Effect &effect : journal.step(id).effects) {
            const auto *told = std::get_if<effect::Instruct>(&effect);
            if (told && !rulebook.movement.contains(told->text.key()))
                m_told.append(*told);
        }
        const Command &command = journal.step(id).command;
        if (command.arguments.contains(u"entity"_s))
            m_byHand.append(command.entity(u"entity"_s));
    }
}

/// Whether \a item is something that the line asked of \a subject, no move and no value, and that
/// nobody has done.
bool LeftLine::isUndone(const TableItem &item, EntityId subject) const
{
    return !item.done && item.instruction.subject == subject &&
           !m_journal.isOnTheWay(item.step, m_fork) && !changesValue(item.instruction) &&
           !m_rulebook.movement.contains(item.instruction.text.key()) &&
           movedBack(item.instruction).isEmpty();
}

/// Whether all that the line asked of \a subject in such sentences is still to be done.
bool LeftLine::isUntouched(const QList<TableItem> &items, EntityId subject) const
{
    QList<effect::Instruct> undone;
    for (const TableItem &item : items) {
        if (isUndone(item, subject))
            undone.append(item.instruction);
    }
    if (undone.isEmpty() || m_byHand.contains(subject))
        return false;
    for (const effect::Instruct &told : m_told) {
        if (told.subject == subject && !changesValue(told) && !undone.removeOne(told))
            return false;
    }
    return undone.isEmpty();
}

/// What is to be done for \a subject, of whom nothing was taken or put since the fork: values that
/// were told as such differ from the line that was left, as \a instructions say.
QList<effect::Instruct> LeftLine::sinceFork(EntityId subject,
                                            const QList<effect::Instruct> &instructions) const
{
    const auto isTold = [&](const effect::Instruct &change) {
        return std::any_of(m_told.cbegin(), m_told.cend(), [&](const effect::Instruct &told) {
            return told.subject == subject && told.text.key() == change.text.key();
        });
    };
    QList<effect::Instruct> changes;
    for (const effect::Instruct &change : instructions) {
        if (change.subject == subject && (!changesValue(change) || isTold(change)))
            changes.append(change);
    }
    for (const effect::Instruct &change :
         tableChanges(m_journal.stateAt(m_fork), m_journal.state(), m_rulebook)) {
        if (change.subject == subject && changesValue(change) && !isTold(change))
            changes.append(change);
    }
    return changes;
}

QList<effect::Instruct> LeftLine::settled(QList<TableItem> &items,
                                          QList<effect::Instruct> instructions) const
{
    if (!m_isLeft)
        return instructions;
    QList<EntityId> subjects;
    for (const effect::Instruct &change : std::as_const(instructions)) {
        if (changesValue(change) && !subjects.contains(change.subject))
            subjects.append(change.subject);
    }
    for (const EntityId subject : std::as_const(subjects)) {
        if (!isUntouched(items, subject))
            continue;
        items.removeIf([&](const TableItem &item) { return isUndone(item, subject); });
        const QList<effect::Instruct> changes = sinceFork(subject, instructions);
        instructions.removeIf(
            [&](const effect::Instruct &change) { return change.subject == subject; });
        instructions += changes;
    }
    return instructions;
}

} // namespace adjutant::app
