// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_list_model.h"

#include "app/session/session.h"

#include "core/referee/interview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

bool sameUnits(const QList<UnitRow> &left, const QList<UnitRow> &right)
{
    return std::equal(left.cbegin(), left.cend(), right.cbegin(), right.cend(),
                      [](const UnitRow &a, const UnitRow &b) {
                          return a.id == b.id && (!a.isGroup || a.name == b.name);
                      });
}

/// A heading above \a unit and those that belong with it.
UnitRow headingOf(const UnitRow &unit)
{
    UnitRow heading;
    heading.isGroup = true;
    heading.army = unit.army;
    heading.side = unit.side;
    heading.name = unit.offTable ? UnitListModel::tr("Off the table") : unit.group;
    heading.group = unit.group;
    heading.offTable = unit.offTable;
    return heading;
}

/// A heading for each brigade, and one for what is off the table.
QList<UnitRow> headingsOf(const QList<UnitRow> &rows)
{
    QList<UnitRow> headings;
    QSet<std::pair<int, QString>> known;
    for (const UnitRow &row : rows) {
        if (row.isSide || (row.group.isEmpty() && !row.offTable))
            continue;
        const UnitRow heading = headingOf(row);
        const std::pair place(heading.army, heading.name);
        if (known.contains(place))
            continue;
        known.insert(place);
        headings.append(heading);
    }
    return headings;
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

void UnitListModel::setOffTableShown(bool shown)
{
    m_offTableShown = shown;
    refresh();
}

bool UnitListModel::hasGroups() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(),
                       [](const UnitRow &row) { return !row.group.isEmpty(); });
}

QList<UnitRow> UnitListModel::wantedRows() const
{
    if (!m_session)
        return {};
    QList<UnitRow> rows = unitRows(*m_session);
    if (m_offTableShown)
        rows += offTableRows(*m_session);
    return rows + headingsOf(rows);
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
    if (index.isValid() && m_rows.at(index.row()).isHeading())
        return Qt::ItemIsEnabled;
    return QAbstractListModel::flags(index);
}

UnitListModel::Mark UnitListModel::mark(const UnitRow &row) const
{
    if (!row.isUnit())
        return Mark::None;
    if (row.id == m_acting)
        return Mark::Acting;
    return m_concerned.value(row.id, Mark::None);
}

int UnitListModel::find(EntityId unit) const
{
    return firstRow([unit](const UnitRow &row) { return row.isUnit() && row.id == unit; });
}

int UnitListModel::findSide(EntityId side) const
{
    return firstRow([side](const UnitRow &row) { return row.isSide && row.id == side; });
}

int UnitListModel::firstRow(const std::function<bool(const UnitRow &)> &isWanted) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(), isWanted);
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

int UnitListModel::firstConcerned() const
{
    const auto firstMarked = [this](Mark wanted) {
        return firstRow([&](const UnitRow &row) { return mark(row) == wanted; });
    };
    const int target = firstMarked(Mark::Target);
    return target < 0 ? firstMarked(Mark::Choice) : target;
}

void UnitListModel::refresh()
{
    QList<UnitRow> rows = wantedRows();
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

/// Who may be chosen; an enemy is a target for the unit whose action it is.
QHash<EntityId, UnitListModel::Mark> UnitListModel::concernedBy(const Question &question) const
{
    const Command *command = m_session->referee().frontCommand();
    const bool acts = command && command->entity(u"unit"_s) == question.actor;
    const auto mark = [&](EntityId id) {
        const State &state = m_session->state();
        const bool enemy = sideOf(state, id) != sideOf(state, question.actor);
        return acts && enemy ? Mark::Target : Mark::Choice;
    };
    QHash<EntityId, Mark> concerned;
    if (question.subject != question.actor)
        concerned.insert(question.subject, mark(question.subject));
    for (const Option &option : question.options)
        concerned.insert(option.entity, mark(option.entity));
    concerned.remove(EntityId::None);
    return concerned;
}

void UnitListModel::refreshMarks()
{
    EntityId acting = EntityId::None;
    QHash<EntityId, Mark> concerned;
    const Question *question = m_session ? m_session->question() : nullptr;
    if (question) {
        acting = question->actor;
        concerned = concernedBy(*question);
    } else if (m_session) {
        acting = m_session->selected();
    }
    if (acting == m_acting && concerned == m_concerned)
        return;
    m_acting = acting;
    m_concerned = concerned;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {MarkRole});
}

} // namespace adjutant::app
