// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace adjutant::cli {

/// The table of that id in either case; null where there is none.
const Table *findTable(const Rulebook &book, const QString &id);

/// The ids of all tables with their titles.
QString tableList(const Rulebook &book);

/// \a table in columns as it is in force in \a state (an empty one: as printed, with the rulings'
/// defaults): the given rows, or with none given all of them.
QString tableText(const Table &table, const Rulebook &book, const State &state,
                  const QList<int> &rows = {});

/// Lines of cells below one another. The first line is underlined.
QString inColumns(const QList<QStringList> &lines);

} // namespace adjutant::cli
