// SPDX-License-Identifier: MIT
#include "core/games/wss/turn.h"

#include "core/games/wss/attack.h"
#include "core/games/wss/begin.h"
#include "core/games/wss/by_hand.h"
#include "core/games/wss/deck.h"
#include "core/games/wss/fight_round.h"
#include "core/games/wss/fire.h"
#include "core/games/wss/friends.h"
#include "core/games/wss/glory.h"
#include "core/games/wss/heavy.h"
#include "core/games/wss/move.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/overrun.h"
#include "core/games/wss/phases.h"
#include "core/games/wss/rally.h"
#include "core/games/wss/victory.h"
#include "core/games/wss/words.h"
#include "core/games/wss/works.h"

namespace adjutant::wss {

const QHash<QString, Procedure> &procedures()
{
    static const QHash<QString, Procedure> list{
        // The battle and the turn (P3 to P5)
        {action::Begin, begin},
        {action::TurnStart, turnStart},
        {action::DrawCard, drawCard},
        {action::EndPhase, endPhase},
        {action::ClosePhase, closePhase},
        // Firing (P6 to P8, P22)
        {action::Fire, fire},
        {action::Batter, batter},
        {action::Shell, shell},
        {action::Evacuate, evacuate},
        {action::HeavyTest, heavyTest},
        // Moving (P9, P10)
        {action::Move, move},
        {action::Manoeuvre, manoeuvre},
        {action::Dismount, dismount},
        {action::Remount, remount},
        {action::Unlimber, unlimber},
        {action::LimberUp, limberUp},
        {action::Reaim, reaim},
        // Contact (P12, P13, P16)
        {action::Attack, attack},
        {action::Charge, charge},
        {action::OverrunHorses, overrunHorses},
        {action::GloryMove, gloryMove},
        {action::SecondEnemy, secondEnemy},
        // Fighting (P17, P18, P21)
        {action::FightRound, fightRound},
        // Routs and friends (P14, P23)
        {action::FriendsTest, friendsTest},
        {action::Rally, rally},
        {action::RoutOn, routOn},
        // Half strength (P20), where the referee's own hand brought it about
        {action::Scatter, scatter},
        // Officers (P24)
        {action::Ride, ride},
        {action::Join, joinUnit},
        {action::Leave, leaveUnit},
        {action::Survival, survival},
        // The end of the turn (P19, P25)
        {action::Recover, recover},
        {action::EndTurn, endTurn},
        {action::Victory, victory},
    };
    return list;
}

} // namespace adjutant::wss
