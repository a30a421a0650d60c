// SPDX-License-Identifier: MIT
#include "core/rules/ruling.h"

#include <algorithm>

namespace adjutant {

bool Ruling::accepts(const QString &choice) const
{
    const bool option = std::any_of(options.cbegin(), options.cend(),
                                    [&](const RulingOption &each) { return each.id == choice; });
    if (option || !takesNumber)
        return option;
    bool isNumber = false;
    const int number = choice.toInt(&isNumber);
    return isNumber && number >= minimum && number <= maximum && QString::number(number) == choice;
}

} // namespace adjutant
