// SPDX-License-Identifier: MIT
#include "core/battle/step.h"

namespace adjutant {

EntityId Command::entity(const QString &argument) const
{
    return EntityId{arguments.value(argument).toInt()};
}

} // namespace adjutant
