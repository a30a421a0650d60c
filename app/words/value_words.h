// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant {
class Rulebook;
class Value;
struct ValueDeclaration;
} // namespace adjutant

namespace adjutant::app {

/// A value as people read it, and as the log says it: a number, yes or no, the name of a choice, a
/// word; "nothing" for none.
QString valueWords(const Rulebook &rulebook, const ValueDeclaration &declared, const Value &value);

} // namespace adjutant::app
