// SPDX-License-Identifier: MIT
#include "tests/support/test_registry.h"

#include <QFileInfo>
#include <QLocale>
#include <QTest>

#include <cstdio>
#include <vector>

namespace adjutant::test {

namespace {

struct Entry
{
    QString name;
    Factory factory;
};

// A function's static, because the classes enlist before main in no fixed order.
std::vector<Entry> &entries()
{
    static std::vector<Entry> list;
    return list;
}

} // namespace

bool enlist(const char *file, Factory factory)
{
    entries().push_back({QFileInfo(QString::fromUtf8(file)).baseName(), factory});
    return true;
}

int runTests(QStringList arguments)
{
    QString only;
    if (const auto at = arguments.indexOf(QStringLiteral("--only")); at >= 0) {
        only = arguments.value(at + 1);
        arguments.remove(at, qMin<qsizetype>(2, arguments.size() - at));
    }

    int run = 0;
    bool passed = true;
    const QLocale spoken; // before any test speaks another language
    for (const Entry &entry : entries()) {
        if (!only.isEmpty() && entry.name != only)
            continue;
        const std::unique_ptr<QObject> test = entry.factory();
        passed = QTest::qExec(test.get(), arguments) == 0 && passed;
        QLocale::setDefault(spoken);
        ++run;
    }
    if (run == 0) {
        // Else a misspelt ADJUTANT_TEST would pass for ever.
        std::fprintf(stderr, "No test is called \"%s\" here.\n", qPrintable(only));
        return 2;
    }
    return passed ? 0 : 1;
}

} // namespace adjutant::test
