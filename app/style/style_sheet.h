// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace adjutant::app {

class Design;

/// The style sheet of the application: :/style/adjutant.qss with the colours, sizes and fonts of
/// \a design in the places marked @paper, @px(12) and @font(small).
QString styleSheet(const Design &design);

} // namespace adjutant::app
