// SPDX-License-Identifier: MIT
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QStandardPaths>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true); // a test never touches the user's own files
    return adjutant::test::runTests(QCoreApplication::arguments());
}
