// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/wss/in_force.h"

namespace adjutant::wss {

/// What costs a unit stands.
struct Loss
{
    enum class By { Fire, Other };

    int stands = 1;
    QString rule;
    By by = By::Other;
    bool grenadiers = false; ///< the grenadier stand goes first (P21.4)
    bool scatters = true;    ///< the unit goes when it falls below half strength (P20.3)
};

/// The one way to lose stands (P20.1): takes them off, owes the fates of officers, scatters a unit
/// that falls below half strength.
void loseStands(Interview &table, EntityId unit, const Loss &loss);
/// Whether \a unit is below half strength once it has lost \a more stands (P20.4).
bool isBelowHalf(const InForce &rules, EntityId unit, int more = 0);
/// How many more stands \a unit loses until it is below half strength (P20.4).
int standsToHalf(const InForce &rules, EntityId unit);
/// The casualty markers that take off a stand of \a unit (P6.11); 0 where none ever do.
int casualtiesEach(const InForce &rules, EntityId unit);
/// The stands that the casualty markers of \a unit remove (P6.11).
int deadStands(const InForce &rules, EntityId unit);
/// Takes all that is left of \a unit to the dead pool; \a status says how.
void removeUnit(Interview &table, EntityId unit, const QString &status, const QString &rule);
/// The same where the unit has its status already: what was between it and others is over.
void leaveBattle(Interview &table, EntityId unit);
/// The whole stands that casualty markers remove (P6.11), and the markers that are left.
void removeDeadStands(Interview &table, EntityId unit);
/// Takes back what is owed by pieces that are no longer on the table.
void dropVoidDuties(Interview &table);
/// Something about \a unit that is due at once.
Owed due(const Interview &table, const QString &procedure, EntityId unit, const Text &cause);

} // namespace adjutant::wss
