// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace adjutant::test {

/// What somebody who listens, or has no mouse, would miss in \a window: visible controls without a
/// name or a role, keys that stand in no tooltip and on no menu. Empty where all is well.
QStringList accessibilityFaults(const QWidget &window);

} // namespace adjutant::test
