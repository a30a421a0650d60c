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

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

const QHash<QString, Procedure> &procedures()
{
    static const QHash<QString, Procedure> list{
        // The turn (T3)
        {u"begin"_s, begin},
        {u"turnStart"_s, turnStart},
        {u"endTurn"_s, endTurn},
        {u"objective"_s, objective},
        // Fire (T6, T13, T14, T17 to T20)
        {u"shoot"_s, shoot},
        {u"setUpMg"_s, setUpMg},
        {u"packUpMg"_s, packUpMg},
        {u"mgAttack"_s, mgAttack},
        {u"takeCover"_s, takeCoverNow},
        {u"lineUpShot"_s, lineUpShot},
        {u"precisionShot"_s, precisionShot},
        {u"antiTankShot"_s, antiTankShot},
        {u"flamethrower"_s, flamethrower},
        // Grenades (T8, T9)
        {u"grenade"_s, throwGrenade},
        {u"throwBack"_s, throwBack},
        {u"explode"_s, explode},
        // Engineers (T15)
        {u"placeWire"_s, placeWire},
        {u"placeMine"_s, placeMine},
        {u"mineBlast"_s, mineBlast},
        {u"mineTank"_s, mineTank},
        {u"defuseMine"_s, defuseMine},
        {u"placeCharge"_s, placeCharge},
        {u"chargeBlow"_s, chargeBlow},
        // Tanks (T20)
        {u"tankMove"_s, tankMove},
        {u"tankMgAttack"_s, tankMgAttack},
        {u"cannonAttack"_s, cannonAttack},
        {u"tankDamage"_s, tankDamage},
        // Movement and wire (T4, T5, T10)
        {u"move"_s, move},
        {u"wireCheck"_s, wireCheck},
        {u"cutWire"_s, cutWire},
        {u"snareRoll"_s, snareRoll},
        // Hand-to-hand combat (T7, T11.2, T17.4)
        {u"handToHand"_s, handToHand},
        {u"bayonetCharge"_s, bayonetCharge},
        {u"eliteBayonetCharge"_s, eliteBayonetCharge},
        {u"fightOn"_s, fightOn},
        {u"withdraw"_s, withdraw},
        // Reactions (T12, T13, T14)
        {u"defensiveFire"_s, defensiveFire},
    };
    return list;
}

} // namespace adjutant::teaw
