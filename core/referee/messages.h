// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace adjutant {

/// The words of the referee itself, for what is wrong with an answer or a command.
struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::Referee)
};

} // namespace adjutant
