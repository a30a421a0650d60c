// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QString>

namespace adjutant {

/// The words for what is wrong with a file.
struct StorageMessages
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::Storage)

public:
    /// How a path is shown.
    static QString shown(const QString &path) { return QDir::toNativeSeparators(path); }
};

} // namespace adjutant
