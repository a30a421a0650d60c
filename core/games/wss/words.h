// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::wss {

namespace kind {

inline const QString Side = QStringLiteral("side");
inline const QString Unit = QStringLiteral("unit");
inline const QString Gun = QStringLiteral("gun");
inline const QString Officer = QStringLiteral("officer");
inline const QString Wagon = QStringLiteral("wagon");
inline const QString Horses = QStringLiteral("horses");
inline const QString Works = QStringLiteral("works");
inline const QString Building = QStringLiteral("building");
inline const QString Bridge = QStringLiteral("bridge");
inline const QString Fight = QStringLiteral("fight");
inline const QString Deck = QStringLiteral("deck");
inline const QString Card = QStringLiteral("card");

} // namespace kind

namespace arm {

inline const QString Infantry = QStringLiteral("infantry");
inline const QString Horse = QStringLiteral("horse");
inline const QString Dragoons = QStringLiteral("dragoons");
inline const QString Hussars = QStringLiteral("hussars");
inline const QString Artillery = QStringLiteral("artillery");
inline const QString Mortar = QStringLiteral("mortar");

} // namespace arm

namespace quality {

inline const QString Elite = QStringLiteral("elite");
inline const QString Trained = QStringLiteral("trained");
inline const QString Raw = QStringLiteral("raw");

} // namespace quality

/// How something left the battle.
namespace status {

inline const QString Scattered = QStringLiteral("scattered");
inline const QString OffTable = QStringLiteral("offTable");
inline const QString Surrendered = QStringLiteral("surrendered");
inline const QString Overrun = QStringLiteral("overrun");
inline const QString Destroyed = QStringLiteral("destroyed");
inline const QString Killed = QStringLiteral("killed");
inline const QString Captured = QStringLiteral("captured");

} // namespace status

/// The phases that the cards open, and what follows the sixth.
namespace phase {

inline const QString Fire = QStringLiteral("fire");
inline const QString Cavalry = QStringLiteral("cavalry");
inline const QString Infantry = QStringLiteral("infantry");
inline const QString Rally = QStringLiteral("rally");

} // namespace phase

namespace army {

inline const QString French = QStringLiteral("french");
inline const QString Alliance = QStringLiteral("alliance");

} // namespace army

namespace type {

inline const QString Grenadiers = QStringLiteral("grenadiers");
inline const QString Commander = QStringLiteral("commander");

} // namespace type

/// The names of procedures.
namespace action {

inline const QString Begin = QStringLiteral("begin");
inline const QString TurnStart = QStringLiteral("turnStart");
inline const QString DrawCard = QStringLiteral("drawCard");
inline const QString EndPhase = QStringLiteral("endPhase");
inline const QString ClosePhase = QStringLiteral("closePhase");
inline const QString Recover = QStringLiteral("recover");
inline const QString Rally = QStringLiteral("rally");
inline const QString RoutOn = QStringLiteral("routOn");
inline const QString EndTurn = QStringLiteral("endTurn");
inline const QString Victory = QStringLiteral("victory");
inline const QString Fire = QStringLiteral("fire");
inline const QString Shell = QStringLiteral("shell");
inline const QString Batter = QStringLiteral("batter");
inline const QString HeavyTest = QStringLiteral("heavyTest");
inline const QString Move = QStringLiteral("move");
inline const QString Manoeuvre = QStringLiteral("manoeuvre");
inline const QString Attack = QStringLiteral("attack");
inline const QString Charge = QStringLiteral("charge");
inline const QString OverrunHorses = QStringLiteral("overrun");
inline const QString Dismount = QStringLiteral("dismount");
inline const QString Remount = QStringLiteral("remount");
inline const QString Unlimber = QStringLiteral("unlimber");
inline const QString LimberUp = QStringLiteral("limberUp");
inline const QString Reaim = QStringLiteral("reaim");
inline const QString Evacuate = QStringLiteral("evacuate");
inline const QString Ride = QStringLiteral("ride");
inline const QString Join = QStringLiteral("join");
inline const QString Leave = QStringLiteral("leave");
inline const QString FightRound = QStringLiteral("fightRound");
inline const QString FriendsTest = QStringLiteral("friendsTest");
inline const QString Survival = QStringLiteral("survival");
inline const QString Scatter = QStringLiteral("scatter");
inline const QString GloryMove = QStringLiteral("gloryMove");
inline const QString SecondEnemy = QStringLiteral("secondEnemy");

} // namespace action

/// What has to be done before a phase ends.
inline const QString PhaseEndGate = QStringLiteral("phaseEnd");

} // namespace adjutant::wss
