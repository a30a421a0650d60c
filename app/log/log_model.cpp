// SPDX-License-Identifier: MIT
#include "app/log/log_model.h"

#include "app/log/turn_title.h"
#include "app/rows/row_roles.h"
#include "app/rule_table/printed_table.h"
#include "app/session/session.h"

#include "core/referee/hand_run.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// Where the battle stands after \a step.
Moment momentAfter(const Step &step, Moment moment)
{
    for (const Effect &effect : step.effects) {
        if (const auto *advance = std::get_if<effect::Advance>(&effect))
            moment = advance->after;
    }
    return moment;
}

constexpr quintptr TurnId = 0; ///< other internal ids are the number of the turn, from 1

} // namespace

void LogModel::setSession(const Session *session)
{
    beginResetModel();
    m_session = session;
    m_turns.clear();
    m_seen.clear();
    m_places.clear();
    m_pending.clear();
    endResetModel();
    update();
}

void LogModel::update()
{
    if (!m_session)
        return;
    dropPending();
    const Journal &journal = m_session->journal();
    QList<StepId> ahead;
    StepId at = journal.head();
    while (at != StepId::None && !m_places.contains(at)) {
        ahead.append(at);
        at = journal.step(at).parent;
    }
    keepUpTo(at == StepId::None ? 0 : m_places.value(at) + 1);
    for (auto step = ahead.crbegin(); step != ahead.crend(); ++step)
        take(*step);
    addPending();
}

void LogModel::keepUpTo(qsizetype seen)
{
    if (seen == m_seen.size())
        return;
    for (qsizetype i = seen; i < m_seen.size(); ++i)
        m_places.remove(m_seen.at(i).step);
    m_seen.resize(seen);
    const Seen last = m_seen.isEmpty() ? Seen() : m_seen.constLast();
    if (m_turns.size() > last.turns) {
        beginRemoveRows({}, last.turns, static_cast<int>(m_turns.size()) - 1);
        m_turns.resize(last.turns);
        endRemoveRows();
    }
    if (m_turns.isEmpty())
        return;
    Turn &turn = m_turns.last();
    turn.entries = last.entries;
    if (turn.items.size() > last.items) {
        beginRemoveRows(index(last.turns - 1, 0), last.items,
                        static_cast<int>(turn.items.size()) - 1);
        turn.items.resize(last.items);
        endRemoveRows();
        touchLine(last.items - 1);
    }
}

LogModel::Turn &LogModel::turnOf(const Moment &moment)
{
    const bool goesOn = !m_turns.isEmpty() && m_turns.constLast().moment.turn == moment.turn &&
                        m_turns.constLast().moment.side == moment.side;
    if (!goesOn) {
        const int row = static_cast<int>(m_turns.size());
        beginInsertRows({}, row, row);
        m_turns.append({moment, {}, 0});
        endInsertRows();
    }
    return m_turns.last();
}

void LogModel::append(Turn &turn, const QList<Item> &items)
{
    if (items.isEmpty())
        return;
    const int first = static_cast<int>(turn.items.size());
    beginInsertRows(index(static_cast<int>(m_turns.size()) - 1, 0), first,
                    first + static_cast<int>(items.size()) - 1);
    turn.items += items;
    endInsertRows();
    touchLine(first - 1);
}

/// What follows that line of the last turn is another one.
void LogModel::touchLine(int place)
{
    const QModelIndex line = index(place, 0, index(static_cast<int>(m_turns.size()) - 1, 0));
    if (line.isValid())
        emit dataChanged(line, line);
}

QList<LogModel::Item> LogModel::itemsOf(const Step &step, int entry) const
{
    QList<Item> items;
    for (int line = 0; line < step.lines.size(); ++line)
        items.append({step.id, line, entry});
    if (items.isEmpty() && step.isTold())
        items.append({step.id, -1, entry});
    return items;
}

void LogModel::take(StepId id)
{
    const Step &step = m_session->journal().step(id);
    const Moment before = m_seen.isEmpty() ? Moment() : m_seen.constLast().moment;
    const Moment after = momentAfter(step, before);
    if (QList<Item> items = itemsOf(step, 0); !items.isEmpty()) {
        Turn &turn = turnOf(after); // what begins a turn speaks of it
        ++turn.entries;
        for (Item &item : items)
            item.entry = turn.entries;
        append(turn, items);
    }
    const bool none = m_turns.isEmpty();
    m_places.insert(id, m_seen.size());
    m_seen.append({id, after, static_cast<int>(m_turns.size()),
                   none ? 0 : static_cast<int>(m_turns.constLast().items.size()),
                   none ? 0 : m_turns.constLast().entries});
}

void LogModel::addPending()
{
    m_pending = m_session->referee().frontLines();
    if (m_pending.isEmpty())
        return;
    Turn &turn = turnOf(m_seen.isEmpty() ? Moment() : m_seen.constLast().moment);
    QList<Item> items;
    for (int line = 0; line < m_pending.size(); ++line)
        items.append({StepId::None, line, turn.entries + 1});
    append(turn, items);
}

void LogModel::dropPending()
{
    if (m_pending.isEmpty())
        return;
    Turn &turn = m_turns.last();
    const int last = static_cast<int>(turn.items.size()) - 1;
    beginRemoveRows(index(static_cast<int>(m_turns.size()) - 1, 0),
                    last - static_cast<int>(m_pending.size()) + 1, last);
    turn.items.resize(turn.items.size() - m_pending.size());
    m_pending.clear();
    endRemoveRows();
    touchLine(static_cast<int>(turn.items.size()) - 1);
}

QModelIndex LogModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : TurnId);
}

QModelIndex LogModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == TurnId)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, TurnId);
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_turns.size());
    if (parent.internalId() != TurnId)
        return 0;
    return static_cast<int>(m_turns.at(parent.row()).items.size());
}

int LogModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const Line *LogModel::lineOf(const Item &item) const
{
    if (item.line < 0)
        return nullptr;
    const QList<Line> &lines =
        item.step == StepId::None ? m_pending : m_session->journal().step(item.step).lines;
    return &lines.at(item.line);
}

bool LogModel::goesOn(const Turn &turn, qsizetype place) const
{
    if (place < 0 || place + 1 >= turn.items.size())
        return false;
    return goesOnByHand(m_session->journal(), turn.items.at(place).step,
                        turn.items.at(place + 1).step);
}

QString LogModel::textOf(const Item &item) const
{
    const Journal &journal = m_session->journal();
    if (const Line *line = lineOf(item)) {
        const bool first = item.step != StepId::None && item.line == 0;
        return m_session->render(first ? wholeRun(journal, item.step) : line->text);
    }
    const Step &step = journal.step(item.step);
    if (step.kind != Step::Kind::Answer)
        return m_session->render(step.label);
    return m_session->render(journal.step(step.entry).label);
}

/// The rule behind it; on the first line also why, where somebody said so.
QString LogModel::detailOf(const Item &item) const
{
    const Line *line = lineOf(item);
    QStringList parts;
    if (line)
        parts.append(ruleHeading(m_session->rulebook(), line->rule));
    if (item.step != StepId::None && item.line <= 0) {
        const Journal &journal = m_session->journal();
        const StepId entry = journal.step(item.step).entry;
        const QString reason =
            entry == StepId::None ? QString() : journal.step(entry).command.reason;
        if (!reason.isEmpty())
            parts.append(tr("Reason: %1").arg(reason));
    }
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

bool LogModel::isBookmark(const Item &item) const
{
    if (item.step == StepId::None)
        return false;
    const Step &step = m_session->journal().step(item.step);
    return step.kind == Step::Kind::Note && step.answer.toObject().contains(u"bookmark"_s);
}

QVariant LogModel::turnData(const Turn &turn, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return turnTitle(*m_session, turn.moment);
    case HeadingRole:
        return true;
    case SideRole:
        return m_session->colourOf(turn.moment.side);
    default:
        return {};
    }
}

QVariant LogModel::dataOf(const Turn &turn, qsizetype place, int role) const
{
    const Item &item = turn.items.at(place);
    const Line *line = lineOf(item);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(item);
    case DetailRole:
        return detailOf(item);
    case ChitRole:
        return isBookmark(item) ? tr("!", "mark of a bookmark") : QString();
    case NumberRole:
        return tr("%1.%2", "turn and entry")
            .arg(QLocale().toString(turn.moment.turn), QLocale().toString(item.entry));
    case PendingRole:
        return item.step == StepId::None;
    case StepRole:
        return number(item.step);
    case TableRole:
        return line ? line->table : QString();
    case TableRowRole:
        return line ? line->row : -1;
    case RuleRole:
        return line ? line->rule : QString();
    case GoesOnRole:
        return goesOn(turn, place);
    default:
        return {};
    }
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session)
        return {};
    if (index.internalId() == TurnId)
        return turnData(m_turns.at(index.row()), role);
    const Turn &turn = m_turns.at(static_cast<qsizetype>(index.internalId()) - 1);
    return dataOf(turn, index.row(), role);
}

} // namespace adjutant::app
