// SPDX-License-Identifier: MIT
#include "app/now/units_to_act.h"

#include "app/session/session.h"

#include "core/referee/interview.h"
#include "core/referee/offer.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct UnitToActWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::UnitToAct)
};

/// Looks no further than the first thing that it can do: with many units the rest would be felt.
UnitToAct toAct(const Session &session, const UnitRow &row)
{
    const Referee &referee = session.referee();
    UnitToAct unit{row, false, {}};
    std::optional<Refusal> first;
    for (const QString &action : session.game().actions(referee.journal().state(), row.id)) {
        const std::optional<Refusal> refusal = offerOf(referee, row.id, action).refusal;
        unit.able = !refusal;
        if (unit.able)
            return unit;
        if (!first)
            first = refusal;
    }
    if (first)
        unit.refusal = session.render(first->text);
    return unit;
}

} // namespace

QString UnitToAct::name() const
{
    return UnitToActWords::tr("%1 %2", "number and name of a unit").arg(row.number).arg(row.name);
}

QList<UnitToAct> unitsToAct(const Session &session)
{
    const EntityId acting = session.state().moment().side;
    QList<UnitToAct> units;
    for (const UnitRow &row : unitRows(session)) {
        if (!row.isSide && !row.gone && sideOf(session.state(), row.id) == acting)
            units.append(toAct(session, row));
    }
    return units;
}

} // namespace adjutant::app
