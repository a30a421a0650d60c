// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/narrator.h"

#include <QStringList>

namespace adjutant::cli {

/// The log up to where the battle stands, each turn with its heading.
QStringList logLines(const Narrator &narrator);

} // namespace adjutant::cli
