// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"
#include "core/referee/setup.h"

#include <memory>

namespace adjutant::test {

/// A tiny game with a rulebook made in code, for the tests of everything that is no game's own.
///
/// Each side has squads. In its turn a squad has two actions:
///
///   move      Y1.1 yes or no: across the mine? Then a blast is due now (a tally of figures).
///             In sight (yes or no) the other side is offered snapShot until the turn ends.
///             Refused to a pinned squad (Y1.2).
///   shoot     {target, aim} Y2.1 a cell of the table "shoot" (out of reach is a cell), then dice.
///             A hit takes a figure, and the target owes a rally before the turn ends; a squad
///             without figures is removed.
///   duel      Y5.1 both roll one die until it is decided; the loser is pinned.
///   endTurn   Y4.1 refused while anybody still owes a rally. The other side is next. The side
///             without squads loses.
///
/// snapShot (Y3.1) is one die, rally (Y2.3) one die against the number of the ruling "toy.rally".
/// The ruling "toy.blast" chooses whether a mine asks (tally) or takes one figure.
class ToyGame : public Game
{
public:
    ToyGame();

    Procedure procedure(const QString &id) const override;
    QStringList actions(const State &state, EntityId unit) const override;
    std::optional<int> cost(const State &state, EntityId unit,
                            const QString &action) const override;
    QList<Text> summary(const State &state, EntityId unit) const override;
};

/// Its sample battle: squads 1 to 3 (entities 4 to 6) of the Reds (3) against squads 11 to 13
/// (8 to 10) of the Blues (7), each of 4 figures, and a mine (11).
Command toyBattle();
/// The same with \a squads on each side.
Command toyBattle(int squads);

} // namespace adjutant::test
