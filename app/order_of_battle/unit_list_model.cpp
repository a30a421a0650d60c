// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_list_model.h"

#include "app/session/session.h"

#include <algorithm>

namespace adjutant::app {

namespace {

bool sameUnits(const QList<UnitRow> &left, const QList<UnitRow> &right)
{
    return std::equal(left.cbegin(), left.cend(), right.cbegin(), right.cend(),
                      [](const UnitRow &a, const UnitRow &b) { return a.id == b.id; });
}

} // namespace

void UnitListModel::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session) {
        connect(session, &Session::changed, this, &UnitListModel::refresh);
        connect(session, &Session::selectionChanged, this, &UnitListModel::refreshMarks);
    }
    refresh();
}

int UnitListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant UnitListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const UnitRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
        return row.spoken();
    case MarkRole:
        return QVariant::fromValue(mark(row));
    case RowRole:
        return QVariant::fromValue(row);
    default:
        return {};
    }
}

Qt::ItemFlags UnitListModel::flags(const QModelIndex &index) const
{
    if (index.isValid() && m_rows.at(index.row()).isSide)
        return Qt::ItemIsEnabled;
    return QAbstractListModel::flags(index);
}

UnitListModel::Mark UnitListModel::mark(const UnitRow &row) const
{
    if (row.isSide)
        return Mark::None;
    if (row.id == m_acting)
        return Mark::Acting;
    return m_targets.contains(row.id) ? Mark::Target : Mark::None;
}

int UnitListModel::find(EntityId unit) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [unit](const UnitRow &row) { return row.id == unit; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

void UnitListModel::refresh()
{
    QList<UnitRow> rows = m_session ? unitRows(*m_session) : QList<UnitRow>();
    if (!sameUnits(m_rows, rows)) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        refreshMarks();
        return;
    }
    m_rows.swap(rows);
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i) != rows.at(i))
            emit dataChanged(index(i), index(i));
    }
    refreshMarks();
}

void UnitListModel::refreshMarks()
{
    EntityId acting = EntityId::None;
    QSet<EntityId> targets;
    const Question *question = m_session ? m_session->question() : nullptr;
    if (question) {
        acting = question->actor;
        if (question->subject != question->actor)
            targets.insert(question->subject);
        for (const Option &option : question->options)
            targets.insert(option.entity);
        targets.remove(EntityId::None);
    } else if (m_session) {
        acting = m_session->selected();
    }
    if (acting == m_acting && targets == m_targets)
        return;
    m_acting = acting;
    m_targets = targets;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {MarkRole});
}

} // namespace adjutant::app
