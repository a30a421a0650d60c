// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"

namespace adjutant::test {

/// A question of that kind about the squads of the toy game, with some long options. Of any kind
/// but a cell, which needs a table.
Question sampleQuestion(QuestionKind kind);

/// All kinds that sampleQuestion() knows.
QList<QuestionKind> sampleKinds();

} // namespace adjutant::test
