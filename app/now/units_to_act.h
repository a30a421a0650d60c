// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

namespace adjutant::app {

class Session;

/// A unit of the side that acts, and whether it can do anything now.
struct UnitToAct
{
    UnitRow row;
    bool able = false;
    QString refusal; ///< why it cannot, in words; empty where it has nothing to do

    /// Its number and name.
    QString name() const;
};

/// Those that are still in the battle, in the order of battle.
QList<UnitToAct> unitsToAct(const Session &session);

} // namespace adjutant::app
