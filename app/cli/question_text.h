// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/battle_words.h"

#include "core/referee/question.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace adjutant::cli {

/// What is typed for the options of \a question, in their order: the numbers of the units where
/// these tell them apart, otherwise 1, 2, 3.
QStringList optionHandles(const Question &question, const State &state);

/// \a question as it is put in the terminal: one line, with its choices numbered.
QString questionText(const Question &question, const BattleWords &words);

/// What helps to answer \a question, a line for each hint.
QString hintText(const Question &question, const BattleWords &words);

/// What may be typed for \a question.
QString answerHelp(const Question &question);

/// What somebody typed for \a question, as an answer for the referee. The fault says what may be
/// typed.
Result<QJsonValue> readAnswer(const Question &question, const QString &typed,
                              const BattleWords &words);

} // namespace adjutant::cli
