// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant {

/// The most letters of a text that somebody tells: a name, a player.
constexpr int LongestWord = 300;

/// \a typed in one line of plain letters: what would break a line of the log, or turn its direction
/// round, is a blank, and blanks at its ends and in a row are none.
QString plainWord(const QString &typed);
/// What \a json sets the value \a key to, as somebody told it; a blank text is none. Refuses what
/// the game's declaration does not know or allow.
Value toldValue(const Interview &table, const QString &key, const QJsonValue &json);
/// Whether \a json loses nothing as a Value: a number has to be whole.
bool isKept(const QJsonValue &json);
/// What is said of the value \a key among \a values, where it is a number beyond what the game
/// declares; nothing where it is within. A limit that is another value is looked up among them.
std::optional<Text> outOfRange(const Rulebook &rulebook, const Entity::Values &values,
                               const QString &key);
/// Of the first of them that is.
std::optional<Text> outOfRange(const Rulebook &rulebook, const Entity::Values &values);

} // namespace adjutant
