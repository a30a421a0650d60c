// SPDX-License-Identifier: MIT
#include "core/games/teaw/turn.h"

#include "core/games/teaw/anti_tank.h"
#include "core/games/teaw/barbed_wire.h"
#include "core/games/teaw/begin.h"
#include "core/games/teaw/cannon.h"
#include "core/games/teaw/charges.h"
#include "core/games/teaw/cut_wire.h"
#include "core/games/teaw/defensive_fire.h"
#include "core/games/teaw/explosions.h"
#include "core/games/teaw/flamethrower.h"
#include "core/games/teaw/grenades.h"
#include "core/games/teaw/hand_to_hand.h"
#include "core/games/teaw/line_up.h"
#include "core/games/teaw/machine_guns.h"
#include "core/games/teaw/mines.h"
#include "core/games/teaw/move.h"
#include "core/games/teaw/objectives.h"
#include "core/games/teaw/place_wire.h"
#include "core/games/teaw/shooting.h"
#include "core/games/teaw/snare_roll.h"
#include "core/games/teaw/sniper.h"
#include "core/games/teaw/take_cover.h"
#include "core/games/teaw/tank.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/throw_back.h"
#include "core/games/teaw/turn_end.h"
#include "core/games/teaw/turn_start.h"
#include "core/games/teaw/withdrawal.h"
#include "core/games/teaw/words.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

const QHash<QString, Procedure> &procedures()
{
    static const QHash<QString, Procedure> list{
        // The turn (T3)
        {action::Begin, begin},
        {action::TurnStart, turnStart},
        {action::EndTurn, endTurn},
        {action::Objective, objective},
        // Fire (T6, T13, T14, T17 to T20)
        {action::Shoot, shoot},
        {action::SetUpMg, setUpMg},
        {action::PackUpMg, packUpMg},
        {action::MgAttack, mgAttack},
        {action::TakeCover, takeCoverNow},
        {action::LineUpShot, lineUpShot},
        {action::PrecisionShot, precisionShot},
        {action::AntiTankShot, antiTankShot},
        {action::Flamethrower, flamethrower},
        // Grenades (T8, T9)
        {action::Grenade, throwGrenade},
        {action::ThrowBack, throwBack},
        {action::Explode, explode},
        // Engineers (T15)
        {action::PlaceWire, placeWire},
        {action::PlaceMine, placeMine},
        {action::MineBlast, mineBlast},
        {action::MineTank, mineTank},
        {action::DefuseMine, defuseMine},
        {action::PlaceCharge, placeCharge},
        {action::ChargeBlow, chargeBlow},
        // Tanks (T20)
        {action::TankMove, tankMove},
        {action::TankMgAttack, tankMgAttack},
        {action::CannonAttack, cannonAttack},
        {action::TankDamage, tankDamage},
        // Movement and wire (T4, T5, T10)
        {action::Move, move},
        {action::WireCheck, wireCheck},
        {action::CutWire, cutWire},
        {action::SnareRoll, snareRoll},
        // Hand-to-hand combat (T7, T11.2, T17.4)
        {action::HandToHand, handToHand},
        {action::BayonetCharge, bayonetCharge},
        {action::EliteBayonetCharge, eliteBayonetCharge},
        {action::FightOn, fightOn},
        {action::Withdraw, withdraw},
        // Reactions (T12, T13, T14)
        {action::DefensiveFire, defensiveFire},
    };
    return list;
}

} // namespace adjutant::teaw
