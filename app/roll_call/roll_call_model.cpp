// SPDX-License-Identifier: MIT
#include "app/roll_call/roll_call_model.h"

#include "app/session/session.h"
#include "app/style/design.h"

#include "core/referee/interview.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QList<UnitRow> unitsOf(const Session &session)
{
    QList<UnitRow> units = unitRows(session);
    units.removeIf([](const UnitRow &row) { return row.isSide; });
    return units;
}

bool sameUnits(const QList<UnitRow> &left, const QList<UnitRow> &right)
{
    return std::equal(left.cbegin(), left.cend(), right.cbegin(), right.cend(),
                      [](const UnitRow &a, const UnitRow &b) { return a.id == b.id; });
}

/// What any of \a units counts, each once, in the order in which the game declares it.
QStringList countersOf(const Session &session, const QList<UnitRow> &units)
{
    QStringList counters;
    for (const UnitRow &unit : units) {
        const Entity &entity = session.state().entity(unit.id);
        const KindDeclaration *kind = session.rulebook().kind(entity.kind());
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
    QList<UnitRow> units = session ? unitsOf(*session) : QList<UnitRow>();
    QStringList counters = session ? countersOf(*session, units) : QStringList();
    const bool isSame = sameUnits(units, m_rows) && counters == m_counters;
    if (!isSame)
        beginResetModel();
    m_rows = std::move(units);
    m_counters = std::move(counters);
    if (!isSame)
        endResetModel();
    else if (!m_rows.isEmpty() && !m_counters.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
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
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
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

/// As in the order of battle: the die alone, or the figures with the markers on the last of them.
UnitRow RollCallModel::pictureOf(const QModelIndex &index) const
{
    const UnitRow &row = m_rows.at(index.row());
    const ValueDeclaration *declared = m_session->rulebook().value(counterOf(index.column()));
    UnitRow picture;
    picture.side = row.side;
    picture.gone = row.gone;
    if (declared->drawn == ValueDeclaration::Drawn::Die && row.die > 0)
        picture.die = row.die;
    if (declared->strength && !row.figure.isEmpty()) {
        picture.symbol = row.figure;
        picture.strength = row.strength;
        picture.full = row.full;
        picture.markers = row.markers;
    }
    return picture;
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
    case PictureRole:
        return QVariant::fromValue(pictureOf(index));
    case CountRole:
        return textOf(index);
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
