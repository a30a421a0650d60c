// SPDX-License-Identifier: MIT
#include "app/table_changes/table_changes_model.h"

#include "app/rows/row_roles.h"
#include "app/session/session.h"

#include "core/referee/interview.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr qsizetype MostItems = 40; ///< nobody ticks off what is older

/// Whether both say from what to what one and the same value is to be changed.
bool changeTheSame(const effect::Instruct &first, const effect::Instruct &second)
{
    return first.subject == second.subject && first.text.key() == second.text.key() &&
           first.text.argument(u"before"_s) && second.text.argument(u"before"_s);
}

/// \a later, from where \a earlier began.
effect::Instruct joined(const effect::Instruct &earlier, const effect::Instruct &later)
{
    const QString before = u"before"_s;
    return {later.subject, later.text.replacing(before, *earlier.text.argument(before))};
}

bool changesNothing(const effect::Instruct &instruction)
{
    const TextArgument *before = instruction.text.argument(u"before"_s);
    const TextArgument *after = instruction.text.argument(u"after"_s);
    return before && after && *before == *after;
}

} // namespace

void TableChangesModel::setSession(const Session *session)
{
    beginResetModel();
    m_session = session;
    m_items.clear();
    m_done.clear();
    m_tip = session ? session->journal().head() : StepId::None;
    endResetModel();
}

/// Undone, or given up, and nothing else done since: a correction says itself what differs on the
/// table.
bool TableChangesModel::isTakenBack(const Item &item) const
{
    const Journal &journal = m_session->journal();
    return m_givenUp.contains(journal.step(item.step).entry) ||
           (item.step != journal.head() && journal.isOnTheWay(journal.head(), item.step));
}

/// Goes on to where the battle stands now. Returns what is to be done of \a instructions.
QList<effect::Instruct> TableChangesModel::moveOn(QList<effect::Instruct> instructions)
{
    const Journal &journal = m_session->journal();
    const StepId left = std::exchange(m_tip, journal.head());
    m_givenUp.clear();
    if (!journal.isOnTheWay(left, m_tip))
        return LeftLine(m_session->referee(), m_session->rulebook(), left)
            .settled(m_items, std::move(instructions));
    for (const StepId id : journal.steps(left, m_tip)) {
        const Step &step = journal.step(id);
        if (step.kind == Step::Kind::Cancel)
            m_givenUp.insert(step.entry);
    }
    return instructions;
}

/// Drops what was undone before it was done; whom only that concerned, nothing has to be put back
/// for. A value goes back by what is told of it.
QSet<EntityId> TableChangesModel::takeBack()
{
    QSet<EntityId> untouched;
    const auto takenBack = [this](const Item &item) { return isTakenBack(item); };
    for (const Item &item : std::as_const(m_items)) {
        if (takenBack(item) && !changesValue(item.instruction))
            untouched.insert(item.instruction.subject);
    }
    for (const Item &item : std::as_const(m_done)) {
        if (takenBack(item))
            untouched.remove(item.instruction.subject);
    }
    m_items.removeIf([&takenBack](const Item &item) {
        return takenBack(item) && !changesValue(item.instruction);
    });
    m_done.removeIf(takenBack);
    return untouched;
}

/// Whether it changes a value that is to be changed already.
bool TableChangesModel::goesOn(const effect::Instruct &instruction) const
{
    return std::any_of(m_items.cbegin(), m_items.cend(), [&instruction](const Item &item) {
        return changeTheSame(item.instruction, instruction);
    });
}

/// A move that was to be taken back and is made again stands as it is.
bool TableChangesModel::makesGood(const effect::Instruct &instruction)
{
    const auto same = [&instruction](const Item &item) {
        return item.instruction.subject == instruction.subject &&
               movedBack(item.instruction) == instruction.text;
    };
    const auto found = std::find_if(m_items.cbegin(), m_items.cend(), same);
    if (found == m_items.cend())
        return false;
    m_items.erase(found);
    return true;
}

void TableChangesModel::add(const effect::Instruct &instruction)
{
    if (makesGood(instruction))
        return;
    Item item{instruction, m_session->journal().head(), false};
    const auto same = [&item](const Item &other) {
        return changeTheSame(other.instruction, item.instruction);
    };
    const auto found = std::find_if(m_items.cbegin(), m_items.cend(), same);
    if (found != m_items.cend()) {
        item.instruction = joined(found->instruction, instruction);
        m_items.erase(found);
    }
    if (!changesNothing(item.instruction))
        m_items.append(item);
}

void TableChangesModel::update()
{
    if (!m_session)
        return;
    beginResetModel();
    for (const Item &item : std::as_const(m_items)) {
        if (item.done)
            m_done.append(item);
    }
    m_items.removeIf([](const Item &item) { return item.done; });
    QList<effect::Instruct> instructions = m_session->lastReply().instructions;
    dropUnmade(m_items, instructions);
    if (!m_session->referee().revision())
        instructions = moveOn(instructions);
    const QSet<EntityId> untouched = takeBack();
    for (const effect::Instruct &instruction : std::as_const(instructions)) {
        if (!untouched.contains(instruction.subject) || goesOn(instruction))
            add(instruction);
    }
    for (QList<Item> *items : {&m_items, &m_done}) {
        if (items->size() > MostItems)
            items->remove(0, items->size() - MostItems);
    }
    endResetModel();
}

QString TableChangesModel::kept() const
{
    QJsonArray kept;
    for (const Item &item : m_items) {
        if (!item.done)
            kept.append(QJsonObject{{u"step"_s, number(item.step)},
                                    {u"instruction"_s, effectToJson(item.instruction)}});
    }
    if (kept.isEmpty())
        return {};
    return QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

void TableChangesModel::takeUp(const QString &kept)
{
    beginResetModel();
    for (const QJsonValue each : QJsonDocument::fromJson(kept.toUtf8()).array()) {
        const QJsonObject json = each.toObject();
        const StepId step{json.value(u"step"_s).toInt()};
        const std::optional<Effect> effect =
            effectFromJson(json.value(u"instruction"_s).toObject());
        const auto *instruction = effect ? std::get_if<effect::Instruct>(&*effect) : nullptr;
        if (instruction && m_session && m_session->journal().contains(step))
            m_items.append({*instruction, step, false});
    }
    endResetModel();
}

void TableChangesModel::tickAll()
{
    for (Item &item : m_items)
        item.done = true;
    if (!m_items.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int TableChangesModel::waiting() const
{
    return static_cast<int>(std::count_if(m_items.cbegin(), m_items.cend(),
                                          [](const Item &item) { return !item.done; }));
}

int TableChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant TableChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session)
        return {};
    const Item &item = m_items.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_session->render(item.instruction.text);
    case Qt::CheckStateRole:
        return item.done ? Qt::Checked : Qt::Unchecked;
    case SideRole: {
        const State &state = m_session->state();
        return m_session->colourOf(sideOf(state, item.instruction.subject));
    }
    default:
        return {};
    }
}

bool TableChangesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    m_items[index.row()].done = value.toInt() == Qt::Checked;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

} // namespace adjutant::app
