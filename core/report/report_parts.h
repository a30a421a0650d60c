// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/narrator.h"
#include "core/report/report_block.h"
#include "core/report/strengths.h"

namespace adjutant {

// The chapters of a battle report that are worked out, each with its heading.

/// The armies: what each unit had and has, and the states that it is in.
QList<Block> armiesChapter(const Narrator &narrator, const Strengths &strengths);
/// How strong the sides were from turn to turn.
QList<Block> lossesChapter(const Narrator &narrator, const Strengths &strengths);
/// What was thrown, and whether that says anything about the dice.
QList<Block> diceChapter(const Narrator &narrator);
/// The rulings and cells of tables that are not as they are by default.
QList<Block> rulesChapter(const Narrator &narrator);

} // namespace adjutant
