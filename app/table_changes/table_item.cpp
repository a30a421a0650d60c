// SPDX-License-Identifier: MIT
#include "app/table_changes/table_item.h"

#include "core/referee/describe.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// What comes or goes with \a effect; a null entity where nothing does.
Entity pieceOf(const Effect &effect)
{
    if (const auto *create = std::get_if<effect::Create>(&effect))
        return create->entity;
    if (const auto *restore = std::get_if<effect::Restore>(&effect))
        return restore->entity;
    const auto *remove = std::get_if<effect::Remove>(&effect);
    return remove ? remove->entity : Entity();
}

EntityId subjectOf(const Effect &effect)
{
    const auto *set = std::get_if<effect::Set>(&effect);
    return set ? set->entity : pieceOf(effect).id();
}

/// Under which sentence the game tells the value that \a effect sets; empty where people see no
/// trace of it, and for all other effects.
QString sentenceFor(const Effect &effect, const Rulebook &rulebook)
{
    const auto *set = std::get_if<effect::Set>(&effect);
    const ValueDeclaration *declaration = set ? rulebook.value(set->key) : nullptr;
    return declaration ? declaration->onTable : QString();
}

bool changesValue(const effect::Instruct &instruction)
{
    return instruction.text.argument(u"before"_s) && instruction.text.argument(u"after"_s);
}

/// Whether both say from what to what one and the same value is to be changed.
bool changeTheSame(const effect::Instruct &first, const effect::Instruct &second)
{
    return first.subject == second.subject && first.text.key() == second.text.key() &&
           changesValue(first) && changesValue(second);
}

/// Moves those of \a effects that fit to the \a item.
void take(TableItem &item, QList<Effect> &effects, const std::function<bool(const Effect &)> &fits)
{
    std::copy_if(effects.cbegin(), effects.cend(), std::back_inserter(item.changes), fits);
    effects.removeIf(fits);
}

void put(State &table, const Entity &piece, bool there)
{
    if (table.contains(piece.id()) == there || piece.id() >= table.nextEntity())
        return;
    if (there)
        table.apply(effect::Restore{piece});
    else
        table.apply(effect::Remove{table.entity(piece.id())});
}

/// Numbers change by as much as \a set says, wherever they stand.
void change(State &table, const effect::Set &set)
{
    if (!table.contains(set.entity))
        return;
    const Value now = table.entity(set.entity).value(set.key);
    const bool counts = !now.isWord() && !set.before.isWord() && !set.after.isWord();
    const Value then =
        counts ? Value(now.toInt() + set.after.toInt() - set.before.toInt()) : set.after;
    table.apply(effect::Set{set.entity, set.key, now, then});
}

void make(State &table, const Effect &effect)
{
    if (const auto *set = std::get_if<effect::Set>(&effect))
        change(table, *set);
    else
        put(table, pieceOf(effect), !std::holds_alternative<effect::Remove>(effect));
}

void unmake(State &table, const Effect &effect)
{
    if (const auto *set = std::get_if<effect::Set>(&effect))
        change(table, {set->entity, set->key, set->after, set->before});
    else
        put(table, pieceOf(effect), std::holds_alternative<effect::Remove>(effect));
}

} // namespace

QList<TableItem> tableItems(const QList<effect::Instruct> &told, QList<Effect> effects, StepId step,
                            const Rulebook &rulebook)
{
    effects.removeIf([&rulebook](const Effect &effect) {
        return subjectOf(effect) == EntityId::None ||
               (std::holds_alternative<effect::Set>(effect) &&
                sentenceFor(effect, rulebook).isEmpty());
    });
    QList<TableItem> items;
    for (const effect::Instruct &instruction : told)
        items.append({instruction, step, {}, false});
    for (TableItem &item : items) {
        if (changesValue(item.instruction))
            take(item, effects, [&](const Effect &effect) {
                return subjectOf(effect) == item.instruction.subject &&
                       sentenceFor(effect, rulebook) == item.instruction.text.key();
            });
    }
    for (TableItem &item : items) {
        if (!changesValue(item.instruction) && !isMove(item.instruction, rulebook))
            take(item, effects, [&](const Effect &effect) {
                return subjectOf(effect) == item.instruction.subject;
            });
    }
    return items;
}

Text movedBack(const effect::Instruct &instruction)
{
    if (instruction.text.key() != u"table.moveBack")
        return {};
    const TextArgument *what = instruction.text.argument(u"what"_s);
    const auto *texts = what ? std::get_if<QList<Text>>(what) : nullptr;
    return texts ? texts->value(0) : Text();
}

bool isMove(const effect::Instruct &instruction, const Rulebook &rulebook)
{
    return rulebook.movement.contains(instruction.text.key()) || !movedBack(instruction).isEmpty();
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

std::optional<TableItem> joined(const TableItem &earlier, TableItem later)
{
    if (!changeTheSame(earlier.instruction, later.instruction))
        return std::nullopt;
    const QString before = u"before"_s;
    Text &text = later.instruction.text;
    text = text.replacing(before, *earlier.instruction.text.argument(before));
    later.changes = earlier.changes + later.changes;
    return later;
}

bool changesNothing(const TableItem &item)
{
    const Text &text = item.instruction.text;
    const TextArgument *before = text.argument(u"before"_s);
    const TextArgument *after = text.argument(u"after"_s);
    return before && after && *before == *after;
}

bool fits(const TableItem &item, const State &table, const Rulebook &rulebook)
{
    return std::all_of(item.changes.cbegin(), item.changes.cend(), [&](const Effect &effect) {
        const auto *remove = std::get_if<effect::Remove>(&effect);
        if (!remove || !table.contains(remove->entity.id()))
            return true;
        State told = table;
        told.apply(effect::Remove{table.entity(remove->entity.id())});
        told.apply(effect::Restore{remove->entity});
        return tableChanges(told, table, rulebook).isEmpty();
    });
}

void carryOut(State &table, const TableItem &item)
{
    for (const Effect &effect : item.changes)
        make(table, effect);
}

State tableAsItStands(const State &shown, const QList<TableItem> &items)
{
    State table = shown;
    for (auto item = items.crbegin(); item != items.crend(); ++item) {
        if (item->done)
            continue;
        for (auto effect = item->changes.crbegin(); effect != item->changes.crend(); ++effect)
            unmake(table, *effect);
    }
    return table;
}

} // namespace adjutant::app
