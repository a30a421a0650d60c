// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::wss {

/// The keys of the values of units, guns and officers.
namespace key {

inline const QString Name = QStringLiteral("name");
inline const QString Type = QStringLiteral("type");
inline const QString Number = QStringLiteral("number");
inline const QString Arm = QStringLiteral("arm");
inline const QString Nation = QStringLiteral("nation");
inline const QString Quality = QStringLiteral("quality");
inline const QString Stands = QStringLiteral("stands");
inline const QString StandsFull = QStringLiteral("standsFull");
inline const QString HalfFrom = QStringLiteral("halfFrom");
inline const QString Grenadiers = QStringLiteral("grenadiers");
inline const QString Casualties = QStringLiteral("casualties");
inline const QString Pips = QStringLiteral("pips");
inline const QString PipsOver = QStringLiteral("pipsOver");
inline const QString Mounted = QStringLiteral("mounted");
inline const QString AsHorse = QStringLiteral("asHorse");
inline const QString Square = QStringLiteral("square");
inline const QString Status = QStringLiteral("status");

inline const QString FiredEver = QStringLiteral("firedEver");
inline const QString Fired = QStringLiteral("fired");
inline const QString FirstFire = QStringLiteral("firstFire");
inline const QString StandsFired = QStringLiteral("standsFired");
inline const QString MustFire = QStringLiteral("mustFire");
inline const QString UnderFire = QStringLiteral("underFire");
inline const QString FireCasualties = QStringLiteral("fireCasualties");
inline const QString FireHits = QStringLiteral("fireHits");
inline const QString HitThisPhase = QStringLiteral("hitThisPhase");

inline const QString MovedNow = QStringLiteral("movedNow");
inline const QString HorsesLost = QStringLiteral("horsesLost");
inline const QString Overran = QStringLiteral("overran");
inline const QString Moved = QStringLiteral("moved");
inline const QString MovedTurn = QStringLiteral("movedTurn");
inline const QString MissesMove = QStringLiteral("missesMove");
inline const QString MissesFrom = QStringLiteral("missesFrom");
inline const QString Halted = QStringLiteral("halted");
inline const QString StaysPut = QStringLiteral("staysPut");
inline const QString ManoeuvreFailed = QStringLiteral("manoeuvreFailed");
inline const QString Forced = QStringLiteral("forced");
inline const QString Limbered = QStringLiteral("limbered");
inline const QString Reaimed = QStringLiteral("reaimed");
inline const QString ShelledTurn = QStringLiteral("shelledTurn");

inline const QString FriendsTested = QStringLiteral("friendsTested");
inline const QString FriendsThrough = QStringLiteral("friendsThrough");
inline const QString Fought = QStringLiteral("fought");
inline const QString StandsTaken = QStringLiteral("standsTaken"); ///< by a fight of this phase
inline const QString FacedOff = QStringLiteral("facedOff");
inline const QString FaceoffDie = QStringLiteral("faceoffDie");
inline const QString Routing = QStringLiteral("routing");
inline const QString RoutedTurn = QStringLiteral("routedTurn");
inline const QString WasRouting = QStringLiteral("wasRouting");
inline const QString RoutsOn = QStringLiteral("routsOn");
inline const QString Pursuers = QStringLiteral("pursuers");
inline const QString ChargeUsed = QStringLiteral("chargeUsed");
inline const QString GloryUsed = QStringLiteral("gloryUsed");

inline const QString Rode = QStringLiteral("rode");
inline const QString Bank = QStringLiteral("bank");

// Of works, buildings, fights, cards, sides and the battle.
inline const QString Material = QStringLiteral("material");
inline const QString Height = QStringLiteral("height");
inline const QString Hits = QStringLiteral("hits");
inline const QString Breached = QStringLiteral("breached");
inline const QString Burning = QStringLiteral("burning");
inline const QString BurnTurn = QStringLiteral("burnTurn");
inline const QString Round = QStringLiteral("round");
inline const QString FromRear = QStringLiteral("fromRear");
inline const QString Obstacle = QStringLiteral("obstacle");
inline const QString Duel = QStringLiteral("duel");
inline const QString GrenadierAttack = QStringLiteral("grenadierAttack");
inline const QString PistolsAttacker = QStringLiteral("pistolsAttacker");
inline const QString PistolsDefender = QStringLiteral("pistolsDefender");
inline const QString BegunTurn = QStringLiteral("begunTurn");
inline const QString CavalryFight = QStringLiteral("cavalryFight");
inline const QString Resolved = QStringLiteral("resolved");
inline const QString Colour = QStringLiteral("colour");
inline const QString Place = QStringLiteral("place");
inline const QString PlaceBefore = QStringLiteral("placeBefore");
inline const QString Army = QStringLiteral("army");
inline const QString Defender = QStringLiteral("defender");
inline const QString Victory = QStringLiteral("victory");
inline const QString TurnLimit = QStringLiteral("turnLimit");
inline const QString DoubledTurns = QStringLiteral("doubledTurns");
inline const QString DoubledDone = QStringLiteral("doubledDone");
inline const QString Depth = QStringLiteral("depth");
inline const QString Busy = QStringLiteral("busy");
inline const QString Decided = QStringLiteral("scenarioDone");
inline const QString WonBy = QStringLiteral("wonBy");

} // namespace key

namespace link {

inline const QString Attacks = QStringLiteral("attacks");
inline const QString Defends = QStringLiteral("defends");
inline const QString Joins = QStringLiteral("joins");     ///< attacks from the rear
inline const QString Behind = QStringLiteral("behind");   ///< at whose rear it fights
inline const QString Charged = QStringLiteral("charged"); ///< into that fight, for its first round
inline const QString With = QStringLiteral("with");       ///< an officer in the ranks
inline const QString Inside = QStringLiteral("inside");
inline const QString Shelled = QStringLiteral("shelled"); ///< the building a mortar hit last
inline const QString HorsesOf = QStringLiteral("horsesOf");
inline const QString Met = QStringLiteral("met"); ///< in this phase
inline const QString PursuedBy = QStringLiteral("pursuedBy");

} // namespace link

} // namespace adjutant::wss
