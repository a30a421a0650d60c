// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Place Charge on Tank (T15.7).
void placeCharge(Interview &table);
/// The charge of the argument "charge" goes off and destroys its tank (T15.8).
void chargeBlow(Interview &table);

/// The charges that go off at the end of the turn that \a side has now (T15.8,
/// `teaw.charge.timing`).
QList<EntityId> chargesDue(const Interview &table, EntityId side);
/// Owes what each of the charges does that are due.
void oweCharges(Interview &table, EntityId side);

} // namespace adjutant::teaw
