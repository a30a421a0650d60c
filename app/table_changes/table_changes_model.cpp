// SPDX-License-Identifier: MIT
#include "app/table_changes/table_changes_model.h"

#include "app/rows/row_roles.h"
#include "app/session/session.h"

#include "core/referee/interview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr qsizetype MostItems = 40; ///< nobody ticks off what is older

} // namespace

void TableChangesModel::setSession(const Session *session)
{
    beginResetModel();
    m_session = session;
    m_items.clear();
    endResetModel();
}

void TableChangesModel::update()
{
    if (!m_session)
        return;
    const QList<effect::Instruct> &fresh = m_session->lastReply().instructions;
    const bool anyDone =
        std::any_of(m_items.cbegin(), m_items.cend(), [](const Item &item) { return item.done; });
    if (fresh.isEmpty() && !anyDone)
        return;
    beginResetModel();
    m_items.removeIf([](const Item &item) { return item.done; });
    for (const effect::Instruct &instruction : fresh) {
        // The same again (after undo and redo) is one thing to do.
        m_items.removeIf([&](const Item &item) { return item.instruction == instruction; });
        m_items.append({instruction, false});
    }
    if (m_items.size() > MostItems)
        m_items.remove(0, m_items.size() - MostItems);
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
