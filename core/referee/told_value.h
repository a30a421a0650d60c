// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant {

/// What \a json sets the value \a key to, as somebody told it. Refuses what the game's declaration
/// does not know or allow.
Value toldValue(const Interview &table, const QString &key, const QJsonValue &json);
/// Whether \a json loses nothing as a Value: a number has to be whole.
bool isKept(const QJsonValue &json);
/// Whether \a value, where it is a number, is one that is declared; \a most is the largest, 0 for
/// no limit.
bool isWithin(const ValueDeclaration &declaration, const Value &value, int most);
/// What is said of one that is not.
Text outside(const ValueDeclaration &declaration, int most);

} // namespace adjutant
