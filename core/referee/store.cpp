// SPDX-License-Identifier: MIT
#include "core/referee/store.h"

namespace adjutant {

Result<Done> Store::keepAside(const QString &, const QString &)
{
    return Done{};
}

} // namespace adjutant
