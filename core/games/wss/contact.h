// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// One unit that moves into another.
struct Contact
{
    EntityId mover = EntityId::None;
    EntityId target = EntityId::None;
    bool charging = false;
    bool joins = false; ///< a fight that goes on already, from the rear (P17.3)
    // What people say of the ground and the direction.
    QStringList modifiers;
    bool overWorks = false; ///< over a wall, a rampart, into a building
    bool duel = false;      ///< through a breach one stand wide, over a bridge (P21)
    // Who counts as attacker in the tables (`wss.faceoff.who_defends`).
    EntityId attacker = EntityId::None;
    EntityId defender = EntityId::None;
};

/// Whether the unit \a id is infantry that keeps horses at bay (P12.11).
bool isSteady(const Interview &table, EntityId id);

/// P12.1: the mover reaches the target: a test, an overrun, or a refusal. Returns whether the
/// mover may go on with its move.
bool meet(Interview &table, Contact contact);

} // namespace adjutant::wss
