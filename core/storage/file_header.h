// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/result.h"

#include <QString>

namespace adjutant {

/// What battle files are known by. The page size is fixed, so that a damaged file can be read.
namespace battle_format {

constexpr quint32 ApplicationId = 0x41444A54; // "ADJT"
constexpr quint32 Version = 1;
constexpr qint64 PageSize = 4096;
inline const QString Aside = QStringLiteral("aside:"); ///< before the names of what is kept aside

} // namespace battle_format

/// Looks at the first bytes of \a path, without changing anything, for whether it is a battle file
/// that this program can open: kind, version and length. The fault names the file and the way out.
Result<Done> checkFileHeader(const QString &path);

/// The journal of a transaction that was cut off has to be rolled back; whether \a path has one.
bool hasHotJournal(const QString &path);

} // namespace adjutant
