// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/battle_words.h"
#include "app/cli/serve_session.h"

#include <QJsonObject>

namespace adjutant::cli {

/// Two sums side by side, like a printed example; dice that are not thrown are question marks.
QStringList comparisonLines(const Comparison &comparison, const BattleWords &words);

/// {first, second: {unit, text, die, parts: [{text, amount}], sum}, margin, table, row}; of dice
/// that are not thrown, no die and no margin.
QJsonObject comparisonToJson(const ServeSession &session, const Comparison &comparison);

} // namespace adjutant::cli
