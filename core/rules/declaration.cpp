// SPDX-License-Identifier: MIT
#include "core/rules/declaration.h"

#include <algorithm>

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

QString KindDeclaration::symbolOf(const Entity &entity) const
{
    const auto fits = [&entity](const SymbolChoice &choice) {
        const QStringList keys = choice.when.keys();
        return std::all_of(keys.cbegin(), keys.cend(), [&](const QString &key) {
            return entity.value(key) == choice.when.value(key);
        });
    };
    const auto found = std::find_if(symbols.cbegin(), symbols.cend(), fits);
    return found == symbols.cend() ? symbol : found->symbol;
}

} // namespace adjutant
