// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace adjutant {

/// The words of reports, beside the sentences of the games.
struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::Report)
};

} // namespace adjutant
