// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"

#include <QString>
#include <QStringList>

namespace adjutant::test {

/// What one run of adjutant-cli printed and ended with.
struct Ran
{
    int code = -1;
    QString out;
    QString err;
};

/// Runs adjutant-cli in this program, with \a typed as its input.
Ran ran(const QStringList &arguments, const QStringList &typed = {});

} // namespace adjutant::test
