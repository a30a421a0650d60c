// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/rows.h"

#include <QByteArray>
#include <QList>
#include <QMap>

namespace adjutant {

/// What could be found in a damaged file. Everything in here is whole: its checksum holds.
struct ScannedRows
{
    QMap<qint64, StepRow> steps; ///< by number
    QMap<qint64, HeadRow> heads; ///< by number
    QList<MetaRow> meta;
};

/// Looks for the rows of a battle in the bytes of a file, page by page, without help from SQLite:
/// so nothing but the row's own bytes has to be undamaged.
ScannedRows scanPages(const QByteArray &file);

} // namespace adjutant
