// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::teaw {

/// The types of teams (T2).
namespace type {

inline const QString Assault = QStringLiteral("assault");
inline const QString Defensive = QStringLiteral("defensive");
inline const QString Lmg = QStringLiteral("lmg");
inline const QString Hmg = QStringLiteral("hmg");
inline const QString Engineer = QStringLiteral("engineer");
inline const QString Flamethrower = QStringLiteral("flamethrower");
inline const QString Raider = QStringLiteral("raider");
inline const QString Sniper = QStringLiteral("sniper");
inline const QString AntiTank = QStringLiteral("antiTank");
inline const QString Tank = QStringLiteral("tank");

} // namespace type

/// The words for the two states of a machine gun (S2.14).
namespace gun {

inline const QString Packed = QStringLiteral("packed");
inline const QString SetUp = QStringLiteral("setUp");

} // namespace gun

/// The kinds of entities that fight.
namespace kind {

inline const QString Team = QStringLiteral("team");
inline const QString Tank = QStringLiteral("tank");
inline const QString Side = QStringLiteral("side");
inline const QString Wire = QStringLiteral("wire");
inline const QString Mine = QStringLiteral("mine");
inline const QString Grenade = QStringLiteral("grenade");
inline const QString Charge = QStringLiteral("charge");
inline const QString Area = QStringLiteral("area");
inline const QString Objective = QStringLiteral("objective");

} // namespace kind

/// The procedures and actions (T2.4), which are also the ids of the tables that they look up.
namespace action {

inline const QString Move = QStringLiteral("move");
inline const QString Shoot = QStringLiteral("shoot");
inline const QString HandToHand = QStringLiteral("handToHand");
inline const QString BayonetCharge = QStringLiteral("bayonetCharge");
inline const QString EliteBayonetCharge = QStringLiteral("eliteBayonetCharge");
inline const QString FightOn = QStringLiteral("fightOn");
inline const QString Withdraw = QStringLiteral("withdraw");
inline const QString ThrowBack = QStringLiteral("throwBack");
inline const QString Grenade = QStringLiteral("grenade");
inline const QString SetUpMg = QStringLiteral("setUpMg");
inline const QString PackUpMg = QStringLiteral("packUpMg");
inline const QString MgAttack = QStringLiteral("mgAttack");
inline const QString PlaceWire = QStringLiteral("placeWire");
inline const QString PlaceMine = QStringLiteral("placeMine");
inline const QString DefuseMine = QStringLiteral("defuseMine");
inline const QString PlaceCharge = QStringLiteral("placeCharge");
inline const QString Flamethrower = QStringLiteral("flamethrower");
inline const QString LineUpShot = QStringLiteral("lineUpShot");
inline const QString PrecisionShot = QStringLiteral("precisionShot");
inline const QString AntiTankShot = QStringLiteral("antiTankShot");
inline const QString TankMove = QStringLiteral("tankMove");
inline const QString TankMgAttack = QStringLiteral("tankMgAttack");
inline const QString CannonAttack = QStringLiteral("cannonAttack");
inline const QString SnareRoll = QStringLiteral("snareRoll");
inline const QString DefensiveFire = QStringLiteral("defensiveFire");
inline const QString TakeCover = QStringLiteral("takeCover");
inline const QString EndTurn = QStringLiteral("endTurn");
inline const QString CutWire = QStringLiteral("cutWire");
inline const QString WireCheck = QStringLiteral("wireCheck");
inline const QString Explode = QStringLiteral("explode");
inline const QString MineBlast = QStringLiteral("mineBlast");
inline const QString MineTank = QStringLiteral("mineTank");
inline const QString TankDamage = QStringLiteral("tankDamage");
inline const QString ChargeBlow = QStringLiteral("chargeBlow");
inline const QString Objective = QStringLiteral("objective");
inline const QString TurnStart = QStringLiteral("turnStart");
inline const QString Begin = QStringLiteral("begin");

} // namespace action

} // namespace adjutant::teaw
