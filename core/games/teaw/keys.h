// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::teaw {

/// The keys of the values that teams and tanks have (S2, S3), and their sides.
namespace key {

inline const QString Type = QStringLiteral("type");
inline const QString Figures = QStringLiteral("figures");
inline const QString FiguresFull = QStringLiteral("figuresFull");
inline const QString Actions = QStringLiteral("actions");
inline const QString ActionsLeft = QStringLiteral("actionsLeft");
inline const QString Speed = QStringLiteral("speed");
inline const QString MovesUsed = QStringLiteral("movesUsed");
inline const QString Moved = QStringLiteral("moved");
inline const QString NoMoreMoving = QStringLiteral("noMoreMoving");
inline const QString TurnEnded = QStringLiteral("turnEnded");
inline const QString Acted = QStringLiteral("acted");
inline const QString SnareRolled = QStringLiteral("snareRolled");
inline const QString FiguresSnared = QStringLiteral("figuresSnared");
inline const QString HthUsed = QStringLiteral("hthUsed");
inline const QString BayonetUsed = QStringLiteral("bayonetUsed");
inline const QString GrenadesThrown = QStringLiteral("grenadesThrown");
inline const QString ShotsUsed = QStringLiteral("shotsUsed");
inline const QString MgUsed = QStringLiteral("mgUsed");
inline const QString CannonUsed = QStringLiteral("cannonUsed");
inline const QString Mg = QStringLiteral("mg");
inline const QString LinedUp = QStringLiteral("linedUp");
inline const QString ReactionUsed = QStringLiteral("reactionUsed");
inline const QString CoverTaken = QStringLiteral("coverTaken");
inline const QString Sapper = QStringLiteral("sapper");
inline const QString DriverDead = QStringLiteral("driverDead");
inline const QString GunnerDead = QStringLiteral("gunnerDead");
inline const QString Destroyed = QStringLiteral("destroyed");

inline const QString LosesTurn = QStringLiteral("losesTurn");
inline const QString Length = QStringLiteral("length"); ///< of wire, in cm

// Of a side (S1).
inline const QString Turns = QStringLiteral("turns");                   ///< its own turns so far
inline const QString TeamsDestroyed = QStringLiteral("teamsDestroyed"); ///< enemy teams, a tally
inline const QString RangesNoted = QStringLiteral("rangesNoted");
inline const QString Hold = QStringLiteral("hold");
inline const QString HeldBefore = QStringLiteral("heldBefore");
inline const QString Attacker = QStringLiteral("attacker");

// Of the battle.
inline const QString Objective = QStringLiteral("objective");
inline const QString ObjectiveTeams = QStringLiteral("objectiveTeams");
inline const QString ObjectiveTurns = QStringLiteral("objectiveTurns");
inline const QString Decided = QStringLiteral("scenarioDone");
inline const QString WonBy = QStringLiteral("wonBy");

} // namespace key

/// The links between teams, and from teams to what lies on the table.
namespace link {

inline const QString Engaged = QStringLiteral("engaged");
/// From the team that began a fight to the other.
inline const QString BeganFight = QStringLiteral("beganFight");
/// From the team that attacks first in every round of a fight to the other (`teaw.hth.initiative`).
inline const QString Initiative = QStringLiteral("initiative");
inline const QString SnaredBy = QStringLiteral("snaredBy");
inline const QString WirePass = QStringLiteral("wirePass");
inline const QString WirePassNext = QStringLiteral("wirePassNext");
/// From a mover to each team that it was in range of before its first move of the turn.
inline const QString InRange = QStringLiteral("inRange");
/// The same as it was last told, to be filled in when it is asked again.
inline const QString WasInRange = QStringLiteral("wasInRange");
/// From a team to wire that was put against it (`teaw.wire.placedtouch`).
inline const QString Touching = QStringLiteral("touching");
/// From a team to each grenade that it has tried to throw back this turn.
inline const QString Tried = QStringLiteral("tried");

} // namespace link

} // namespace adjutant::teaw
