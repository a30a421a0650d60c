// SPDX-License-Identifier: MIT
#include "app/now/units_to_act.h"

#include "app/session/session.h"

#include "core/referee/offer.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct UnitToActWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::UnitToAct)
};

UnitToAct toAct(const Session &session, const UnitRow &row)
{
    UnitToAct unit{row, false, {}};
    const QList<Offer> all = offers(session.referee(), row.id);
    unit.able = std::any_of(all.cbegin(), all.cend(),
                            [](const Offer &offer) { return !offer.refusal.has_value(); });
    if (!unit.able && !all.isEmpty())
        unit.refusal = session.render(all.constFirst().refusal->text);
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
    const int side = session.state().entity(acting).number(u"number"_s);
    QList<UnitToAct> units;
    for (const UnitRow &row : unitRows(session)) {
        if (!row.isSide && !row.gone && row.side == side)
            units.append(toAct(session, row));
    }
    return units;
}

} // namespace adjutant::app
