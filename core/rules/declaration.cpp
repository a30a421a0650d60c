// SPDX-License-Identifier: MIT
#include "core/rules/declaration.h"

namespace adjutant {

bool ValueDeclaration::accepts(const Value &value) const
{
    switch (kind) {
    case Kind::Number:
        return value.isNumber() && value.toInt() >= minimum &&
               (!maximumFrom.isEmpty() || value.toInt() <= maximum);
    case Kind::Flag:
        return value.isNumber() && (value.toInt() == 0 || value.toInt() == 1);
    case Kind::Choice:
        return value.isWord() && options.contains(value.toWord());
    case Kind::Word:
        return value.isWord();
    }
    return false;
}

} // namespace adjutant
