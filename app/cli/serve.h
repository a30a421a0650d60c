// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve_session.h"

#include <QStringList>

#include <cstdio>

namespace adjutant::cli {

/// Serves the line protocol on standard input and output until the input ends. The exit code.
int runServe(const QStringList &arguments);

/// The same between any two files.
void serve(ServeSession &session, std::FILE *in, std::FILE *out);

} // namespace adjutant::cli
