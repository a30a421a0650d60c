// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include "core/referee/game.h"
#include "core/referee/question.h"

#include "tests/support/app/sessions.h"

#include <memory>

namespace adjutant::test {

/// A battle of the toy game: squads 1 to 3 (entities 4 to 6) of the Reds, whose turn it is, against
/// squads 11 to 13 (8 to 10) of the Blues, and a mine.
std::unique_ptr<app::Session> toySession(int squads);

/// The sample battle of To End All Wars, with the first turn given to the first side.
std::unique_ptr<app::Session> teawSession();

/// A battle of the War of the Spanish Succession with eight units a side, numbered 1 to 8 and 11 to
/// 18, at the first card: Régiments 1 to 5, horse 6 and 7, a gun 8 on each side. No works lie on
/// the table; 5 and 15 are Raw.
std::unique_ptr<app::Session> wssSession();

/// A battle of To End All Wars with so many \a teams a side (at most 100, numbered from 1 and from
/// 101), each with a name of 120 letters, and the first turn given to the first side.
std::unique_ptr<app::Session> crowdedSession(int teams = 24);

/// The toy game with one action more, "ask": it asks a question that the test made, about squad 1
/// of the Reds.
std::unique_ptr<app::Session> askingSession(const Question &question);
/// The last answer to it, in the kept form.
QJsonValue lastAnswer(const app::Session &session);

} // namespace adjutant::test
