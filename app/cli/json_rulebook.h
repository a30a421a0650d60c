// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/referee/table_row.h"
#include "core/rules/rulebook.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adjutant::cli {

// A rulebook as the protocol shows it: data with its texts. With the state of a battle, its rulings
// and house rules are in force; with an empty one, the defaults.

QJsonObject gameToJson(const Rulebook &book);
/// Types of units, kinds of things, values and actions.
QJsonObject catalogueToJson(const Rulebook &book);
QJsonObject tableToJson(const Rulebook &book, const Table &table, const State &state);
/// One row: what its keys accept, its cells, and why it is not possible, if it is not.
QJsonObject rowToJson(const Rulebook &book, const Row &row, const State &state);
QJsonArray rulingsToJson(const Rulebook &book, const State &state);

} // namespace adjutant::cli
