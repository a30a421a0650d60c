// SPDX-License-Identifier: MIT
#include "app/roll_call/roll_call_model.h"

#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/referee/interview.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QList<EntityId> unitsOf(const Session &session)
{
    QList<EntityId> units;
    for (const UnitRow &row : unitRows(session)) {
        if (!row.isSide)
            units.append(row.id);
    }
    return units;
}

/// What any of \a units counts, each once, in the order in which the game declares it.
QStringList countersOf(const Session &session, const QList<EntityId> &units)
{
    QStringList counters;
    for (const EntityId unit : units) {
        const KindDeclaration *kind = session.rulebook().kind(session.state().entity(unit).kind());
        for (const QString &key : kind->values) {
            if (session.rulebook().value(key)->counter && !counters.contains(key))
                counters.append(key);
        }
    }
    return counters;
}

} // namespace

void RollCallModel::show(const Session *session)
{
    m_session = session;
    const QList<EntityId> units = session ? unitsOf(*session) : QList<EntityId>();
    const QStringList counters = session ? countersOf(*session, units) : QStringList();
    if (units == m_units && counters == m_counters) {
        if (!units.isEmpty() && !counters.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_units = units;
    m_counters = counters;
    endResetModel();
}

bool RollCallModel::has(const QModelIndex &index) const
{
    const Entity &unit = m_session->state().entity(unitOf(index.row()));
    const KindDeclaration *kind = m_session->rulebook().kind(unit.kind());
    return kind && kind->values.contains(counterOf(index.column()));
}

int RollCallModel::valueOf(const QModelIndex &index) const
{
    return m_session->state().entity(unitOf(index.row())).number(counterOf(index.column()));
}

int RollCallModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_units.size());
}

int RollCallModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_counters.size());
}

/// "4 of 6", or the number alone where nothing limits it.
QString RollCallModel::textOf(const QModelIndex &index) const
{
    const QString limit = m_session->rulebook().value(counterOf(index.column()))->maximumFrom;
    QString number = QLocale().toString(valueOf(index));
    if (limit.isEmpty())
        return number;
    const int most = m_session->state().entity(unitOf(index.row())).number(limit);
    return tr("%1 of %2", "a counter and its full number").arg(number, QLocale().toString(most));
}

QVariant RollCallModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session || !has(index))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString(u"−   "_s + textOf(index) + u"   +"_s);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "a unit, a counter and its number")
            .arg(m_session->nameOf(unitOf(index.row())),
                 headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 textOf(index));
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    default:
        return {};
    }
}

QVariant RollCallModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_session)
        return {};
    if (orientation == Qt::Horizontal) {
        if (role != Qt::DisplayRole)
            return {};
        return m_session->render(m_session->rulebook().value(counterOf(section))->label);
    }
    const State &state = m_session->state();
    const EntityId unit = unitOf(section);
    if (role == Qt::DisplayRole)
        return QString(QString::number(state.entity(unit).number(u"number"_s)) + u"  "_s +
                       m_session->nameOf(unit));
    if (role == Qt::ForegroundRole)
        return design().palette().side(m_session->colourOf(sideOf(state, unit)));
    return {};
}

Qt::ItemFlags RollCallModel::flags(const QModelIndex &index) const
{
    return index.isValid() && has(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                         : Qt::NoItemFlags;
}

} // namespace adjutant::app
