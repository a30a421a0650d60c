// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/battle_words.h"

#include <QList>
#include <QStringList>

namespace adjutant::cli {

/// What happened in one turn of one side.
struct LogSection
{
    Moment moment;
    QStringList lines;
};

/// The log up to where the battle stands, turn by turn.
QList<LogSection> logSections(const BattleWords &words);

/// The same as a list of lines, each turn with its heading.
QStringList logLines(const BattleWords &words);

/// A report of the battle as text, or as Markdown with headings.
QString battleReport(const BattleWords &words, bool markdown);

} // namespace adjutant::cli
