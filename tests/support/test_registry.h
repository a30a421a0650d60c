// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

namespace adjutant::test {

using Factory = std::unique_ptr<QObject> (*)();

/// Puts a test class on the list of its program, under the name of its file.
bool enlist(const char *file, Factory factory);

/// Runs the listed classes, or those of one file: `--only tst_journal`. What else stands in
/// `arguments` goes to Qt Test. The result is 0 when all of them passed.
int runTests(QStringList arguments);

} // namespace adjutant::test

/// Stands after the class in its tst_ file, in the same namespace.
#define ADJUTANT_TEST(Class)                                                                       \
    static const bool Class##Enlisted = adjutant::test::enlist(                                    \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
