// SPDX-License-Identifier: MIT
#include "app/table_changes/table_changes_model.h"

#include "app/rows/row_roles.h"
#include "app/session/session.h"

#include "core/referee/describe.h"
#include "core/referee/interview.h"
#include "core/referee/moves_to_change.h"
#include "core/referee/told.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr qsizetype MostItems = 40; ///< nobody ticks off what is older

QSet<EntityId> subjectsOf(const QList<effect::Instruct> &instructions)
{
    QSet<EntityId> subjects;
    for (const effect::Instruct &instruction : instructions)
        subjects.insert(instruction.subject);
    return subjects;
}

} // namespace

void TableChangesModel::setSession(const Session *session)
{
    beginResetModel();
    m_session = session;
    m_items.clear();
    noteShown();
    endResetModel();
}

void TableChangesModel::noteShown()
{
    m_shown = m_session ? m_session->state() : State();
    m_tip = m_session ? m_session->journal().head() : StepId::None;
    m_steps = m_session ? m_session->journal().count() : 0;
}

void TableChangesModel::update()
{
    if (!m_session)
        return;
    beginResetModel();
    m_items.removeIf([](const TableItem &item) { return item.done; });
    // Nobody touches the table before a change of the past is through.
    if (!m_session->referee().revision())
        takeIn();
    endResetModel();
}

void TableChangesModel::takeIn()
{
    const Reply &reply = m_session->lastReply();
    QList<effect::Instruct> instructions = reply.instructions;
    dropUnmade(m_items, instructions);
    if (wentOn()) {
        const StepId step = m_session->journal().head();
        for (const TableItem &item :
             tableItems(instructions, reply.effects, step, m_session->rulebook()))
            add(item);
    } else {
        settle(instructions);
    }
    noteShown();
    if (m_items.size() > MostItems)
        m_items.remove(0, m_items.size() - MostItems);
}

/// Whether only something new was done, and nothing given up.
bool TableChangesModel::wentOn() const
{
    const Journal &journal = m_session->journal();
    if (!journal.isOnTheWay(m_tip, journal.head()))
        return false;
    const QList<StepId> steps = journal.steps(m_tip, journal.head());
    return std::all_of(steps.cbegin(), steps.cend(), [&](const StepId id) {
        return number(id) > m_steps && journal.step(id).kind != Step::Kind::Cancel;
    });
}

/// Works out anew what is to be done, from how the table stands. Of \a instructions only the moves
/// count: a state does not know where anybody stands.
void TableChangesModel::settle(const QList<effect::Instruct> &instructions)
{
    const Rulebook &rulebook = m_session->rulebook();
    const State &now = m_session->state();
    const State table = tableAsItStands(m_shown, m_items);
    const QList<effect::Instruct> differing = tableChanges(table, now, rulebook);
    const QSet<EntityId> needed = subjectsOf(differing);
    keepWhatLeadsHere();
    m_items.removeIf([&needed](const TableItem &item) {
        return !item.changes.isEmpty() && !needed.contains(item.instruction.subject);
    });
    State then = table;
    QSet<EntityId> missed;
    for (const TableItem &item : std::as_const(m_items)) {
        if (!fits(item, then, rulebook))
            missed.insert(item.instruction.subject);
        carryOut(then, item);
    }
    missed += subjectsOf(tableChanges(then, now, rulebook));
    m_items.removeIf([&](const TableItem &item) {
        return missed.contains(item.instruction.subject) && !isMove(item.instruction, rulebook);
    });
    const StepId step = m_session->journal().head();
    for (const TableItem &item : tableItems(differing, difference(table, now), step, rulebook)) {
        if (missed.contains(item.instruction.subject))
            add(item);
    }
    for (const effect::Instruct &move : instructions) {
        if (isMove(move, rulebook))
            add({move, step, {}, false});
    }
}

/// What was told on the way to what is shown now, but for what was given up there. Moves stay: they
/// are taken back one by one.
void TableChangesModel::keepWhatLeadsHere()
{
    const Journal &journal = m_session->journal();
    const QSet<StepId> gone = givenUp();
    m_items.removeIf([&](const TableItem &item) {
        return !isMove(item.instruction, m_session->rulebook()) &&
               (gone.contains(journal.step(item.step).entry) ||
                !journal.isOnTheWay(item.step, journal.head()));
    });
    for (const TableItem &item : toldOnThisLine())
        add(item);
}

/// The entries that were given up since the list was last up to date.
QSet<StepId> TableChangesModel::givenUp() const
{
    const Journal &journal = m_session->journal();
    QSet<StepId> entries;
    for (const StepId id : journal.steps(forkOf(journal, m_tip, journal.head()), journal.head())) {
        const Step &step = journal.step(id);
        if (step.kind == Step::Kind::Cancel)
            entries.insert(step.entry);
    }
    return entries;
}

QList<TableItem> TableChangesModel::toldOnThisLine() const
{
    const Journal &journal = m_session->journal();
    const Rulebook &rulebook = m_session->rulebook();
    const StepId fork = forkOf(journal, m_tip, journal.head());
    QList<TableItem> items;
    for (const Told &told : toldBetween(m_session->referee(), fork, journal.head()))
        items += tableItems(told.instructions, told.effects, told.step, rulebook);
    items.removeIf(
        [&rulebook](const TableItem &item) { return isMove(item.instruction, rulebook); });
    return items;
}

/// A move that was to be taken back and is made again stands as it is.
bool TableChangesModel::makesGood(const effect::Instruct &instruction)
{
    const auto same = [&instruction](const TableItem &item) {
        return item.instruction.subject == instruction.subject &&
               movedBack(item.instruction) == instruction.text;
    };
    const auto found = std::find_if(m_items.cbegin(), m_items.cend(), same);
    if (found == m_items.cend())
        return false;
    m_items.erase(found);
    return true;
}

void TableChangesModel::add(TableItem item)
{
    if (makesGood(item.instruction))
        return;
    const auto found =
        std::find_if(m_items.cbegin(), m_items.cend(),
                     [&item](const TableItem &other) { return joined(other, item).has_value(); });
    if (found != m_items.cend()) {
        item = *joined(*found, item);
        m_items.erase(found);
    }
    if (!changesNothing(item))
        m_items.append(item);
}

QString TableChangesModel::kept() const
{
    QJsonArray kept;
    for (const TableItem &item : m_items) {
        if (item.done)
            continue;
        QJsonArray changes;
        for (const Effect &effect : item.changes)
            changes.append(effectToJson(effect));
        kept.append(QJsonObject{{u"step"_s, number(item.step)},
                                {u"instruction"_s, effectToJson(item.instruction)},
                                {u"changes"_s, changes}});
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
        if (!instruction || !m_session || !m_session->journal().contains(step))
            continue;
        m_items.append({*instruction, step, {}, false});
        for (const QJsonValue change : json.value(u"changes"_s).toArray()) {
            if (const std::optional<Effect> known = effectFromJson(change.toObject()))
                m_items.last().changes.append(*known);
        }
    }
    endResetModel();
}

void TableChangesModel::tickAll()
{
    for (TableItem &item : m_items)
        item.done = true;
    if (!m_items.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int TableChangesModel::waiting() const
{
    return static_cast<int>(std::count_if(m_items.cbegin(), m_items.cend(),
                                          [](const TableItem &item) { return !item.done; }));
}

int TableChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant TableChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session)
        return {};
    const TableItem &item = m_items.at(index.row());
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
