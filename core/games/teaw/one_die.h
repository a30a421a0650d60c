// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// One die that is looked up by its face in \a table (T1.3). \a question says the rest: rule, text,
/// side, actor (who throws) and subject.
Row rollOn(Interview &table, const QString &tableId, Question question);

/// The face from which each die has \a outcome in \a column of \a tableId: a score to count by.
int scoreOf(const Interview &table, const QString &tableId, const QString &column,
            const QString &outcome);

} // namespace adjutant::teaw
