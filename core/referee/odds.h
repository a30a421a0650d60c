// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/step.h"
#include "core/referee/game.h"
#include "core/referee/question.h"

#include <QJsonValue>
#include <QMap>
#include <QString>

namespace adjutant {

/// What can become of one unit.
struct UnitOdds
{
    QMap<int, double> losses; ///< how much strength it loses -> chance
    int strength = 0;         ///< what it has now

    double atLeastOne() const;
    double expected() const;
    /// The chance that nothing of it is left.
    double destroyed() const;
};

/// How likely each of some numbers is.
using ChanceOf = QMap<int, double>;

/// What can come of a command, from the rules themselves: its procedure run over all outcomes of
/// the dice. Nothing is simulated.
struct Odds
{
    QMap<EntityId, UnitOdds> units; ///< those that can lose something
    /// What people mark on the table and what can change: by unit and value, what it can be then.
    QMap<EntityId, QMap<QString, ChanceOf>> values;
    QMap<QString, ChanceOf> rows; ///< by table: how likely each row is what the log names
    double refused = 0;           ///< the chance that the rules say no on the way
    bool exact =
        true; ///< false where there were more outcomes than the bound; then nothing is known
};

/// The question at which the answers given end, where it is not a throw: one of Odds a cell.
struct OddsByCell
{
    std::optional<Comparison> comparison; ///< that question is a throw for these sums
    std::optional<Question> cells; ///< the question whose cells are told apart; empty for none
    QMap<QString, Odds> byCell;    ///< cell id -> its odds
    Odds odds;                     ///< where no cells are asked
};

/// Works out the odds of \a command over the answers \a given. A question for a cell is told apart
/// by cell; every other question that is no throw takes its assumed answer. At most \a bound runs.
OddsByCell workOutOdds(const Game &game, const State &state, const Command &command,
                       const QHash<QString, QJsonValue> &given = {}, int bound = 20'000);

} // namespace adjutant
