// SPDX-License-Identifier: MIT
#pragma once

#include "core/games/teaw/take_cover.h"
#include "core/referee/interview.h"

namespace adjutant::teaw {

/// One throw at one target, as measured and looked up.
struct Shot
{
    EntityId target = EntityId::None;
    Attack attack = Attack::Shoot;
    QString rule;
    int dice = 0;
};

/// What hangs on hand-to-hand fights when \a target is fired at (`teaw.shoot.engaged`, T23.6):
/// refuses where neither may be in one.
void checkFight(Interview &table, EntityId target, const QString &rule);
/// The warning for the question that measures, where one of them is in a fight; else nothing.
QList<Text> fightWarning(const Interview &table, EntityId target);

/// Refuses a second shot of a turn where only one is allowed (`teaw.shoot.repeat`).
void checkRepeat(Interview &table, const QString &rule);

/// Throws the dice of \a shot and counts those that reach the score of \a row.
int throwShot(Interview &table, const Shot &shot, const Row &row);

/// Throws the dice of \a shot at its target, lets it take cover, and removes figures
/// (T6.3, T13.3, T14.3, T18.3, T20.3). What hits do to a tank, people say
/// (`teaw.tank.smallarms`).
void fire(Interview &table, const Shot &shot, const Row &row);

} // namespace adjutant::teaw
