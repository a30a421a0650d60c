// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// Which figures of a team are lost.
enum class Loss {
    Chosen,     ///< so many of them; the ruling `teaw.casualty.choice` says who picks
    Particular, ///< those that a blast or a flame touched
};

/// Removes as many figures of \a team as it was hit (T1.8), at most those it has. Returns how many.
/// A team without figures is destroyed: its fights end, it counts for the victory (T22).
int loseFigures(Interview &table, EntityId team, int hits, const QString &rule,
                Loss loss = Loss::Chosen);

/// A team that has no figures left is destroyed.
void destroyTeam(Interview &table, EntityId team, const QString &rule);

/// What comes of it that \a tank is destroyed; \a counted where it counted as eliminated before.
void endTank(Interview &table, EntityId tank, const QString &rule, bool counted);
/// Destroys \a tank (T20.8).
void destroyTank(Interview &table, EntityId tank, const QString &rule);

/// Counts \a tank as eliminated where its driver and its gunner are dead (T20.7,
/// `teaw.tank.knockedout`).
void noteKnockedOut(Interview &table, EntityId tank);

/// Whether \a unit counts as eliminated (T22.1, T22.2).
bool isEliminated(const Rulebook &book, const State &state, EntityId unit);
/// The side that fights against \a unit counts it as eliminated no more (T22.2).
void uncountEliminated(Interview &table, EntityId unit);

} // namespace adjutant::teaw
