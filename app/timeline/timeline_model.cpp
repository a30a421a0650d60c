// SPDX-License-Identifier: MIT
#include "app/timeline/timeline_model.h"

#include "app/log/turn_title.h"
#include "app/rows/row_roles.h"
#include "app/session/session.h"

#include "core/referee/hand_run.h"
#include "core/referee/interview.h"

namespace adjutant::app {

namespace {

constexpr quintptr TurnId = 0; ///< other internal ids are the number of the turn, from 1

} // namespace

QString entryTitle(const Session &session, const PastEntry &past)
{
    return session.render(session.journal().step(past.entry).label);
}

void TimelineModel::show(const Session *session, StepId tip)
{
    beginResetModel();
    m_session = session;
    m_tip = tip;
    m_entries = session ? pastEntries(session->journal(), tip) : QList<PastEntry>();
    m_rows.clear();
    m_turns.clear();
    m_places.clear();
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (m_entries.at(i).number == 1)
            m_turns.append(m_rows.size());
        if (!goesOn(i))
            m_rows.append(i);
        m_places.insert(m_entries.at(i).last, i);
    }
    endResetModel();
}

/// Whether the next entry goes on with that one, and both have happened or both not.
bool TimelineModel::goesOn(qsizetype place) const
{
    if (place + 1 >= m_entries.size())
        return false;
    const PastEntry &past = m_entries.at(place);
    const PastEntry &next = m_entries.at(place + 1);
    return next.number > 1 && past.isAhead == next.isAhead &&
           goesOnByHand(m_session->journal(), past.last, next.last);
}

qsizetype TimelineModel::placeOf(StepId step) const
{
    for (StepId at = step; m_session && at != StepId::None;
         at = m_session->journal().step(at).parent) {
        if (m_places.contains(at))
            return m_places.value(at);
    }
    return -1;
}

QModelIndex TimelineModel::indexOf(qsizetype place) const
{
    if (place < 0 || place >= m_entries.size())
        return {};
    const qsizetype row = std::lower_bound(m_rows.cbegin(), m_rows.cend(), place) - m_rows.cbegin();
    const auto turn = std::upper_bound(m_turns.cbegin(), m_turns.cend(), row) - 1;
    return index(static_cast<int>(row - *turn), 0,
                 index(static_cast<int>(turn - m_turns.cbegin()), 0));
}

QModelIndex TimelineModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : TurnId);
}

QModelIndex TimelineModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == TurnId)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, TurnId);
}

int TimelineModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_turns.size());
    if (parent.internalId() != TurnId)
        return 0;
    const qsizetype next =
        parent.row() + 1 < m_turns.size() ? m_turns.at(parent.row() + 1) : m_rows.size();
    return static_cast<int>(next - m_turns.at(parent.row()));
}

int TimelineModel::columnCount(const QModelIndex &) const
{
    return 1;
}

/// What was set by hand says more than that something was.
QString TimelineModel::rowTitle(const PastEntry &past) const
{
    const Journal &journal = m_session->journal();
    return isSetByHand(journal.step(past.last)) ? m_session->render(wholeRun(journal, past.last))
                                                : entryTitle(*m_session, past);
}

QVariant TimelineModel::turnData(const PastEntry &first, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return turnTitle(*m_session, first.moment);
    case HeadingRole:
        return true;
    case SideRole:
        return m_session->colourOf(first.moment.side);
    default:
        return {};
    }
}

QVariant TimelineModel::entryData(const PastEntry &past, int role) const
{
    const State &state = m_session->state();
    switch (role) {
    case Qt::DisplayRole:
        return rowTitle(past);
    case DetailRole:
        return past.isOpen ? tr("not finished") : past.isAhead ? tr("taken back") : QString();
    case NumberRole:
        return tr("%1.%2", "turn and entry")
            .arg(QLocale().toString(past.moment.turn), QLocale().toString(past.number));
    case PendingRole:
        return past.isAhead || past.isOpen;
    case SideRole: {
        const Command &command = m_session->journal().step(past.entry).command;
        return m_session->colourOf(sideOf(state, command.entity(QStringLiteral("unit"))));
    }
    case StepRole:
        return number(past.last);
    default:
        return {};
    }
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session)
        return {};
    if (index.internalId() == TurnId)
        return turnData(m_entries.at(m_rows.at(m_turns.at(index.row()))), role);
    const qsizetype turn = static_cast<qsizetype>(index.internalId()) - 1;
    return entryData(m_entries.at(m_rows.at(m_turns.at(turn) + index.row())), role);
}

} // namespace adjutant::app
