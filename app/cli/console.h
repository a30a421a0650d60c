// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QTextStream>

namespace adjutant::cli {

/// The words of the command line itself.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::cli)
};

/// Where a command reads from and prints to.
struct Console
{
    QTextStream &in;
    QTextStream &out;
    QTextStream &err;
};

/// What a command ends with, for the shell.
enum ExitCode { Succeeded = 0, Failed = 1, Misused = 2 };

/// Prints what went wrong; hands back \a code.
inline int fail(const Console &console, const QString &message, ExitCode code = Failed)
{
    console.err << "adjutant-cli: " << message << Qt::endl;
    return code;
}

} // namespace adjutant::cli
