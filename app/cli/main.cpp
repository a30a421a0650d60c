// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"

#include "core/language.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    // The same files as the window's.
    QCoreApplication::setApplicationName(QStringLiteral("adjutant"));
    QCoreApplication::setOrganizationName(QStringLiteral("adjutant"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    adjutant::Language language;
    language.use(QLocale::system());
    QTextStream in(stdin);
    QTextStream out(stdout);
    QTextStream err(stderr);
    return adjutant::cli::run(QCoreApplication::arguments().mid(1), {in, out, err});
}
