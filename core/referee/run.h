// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/battle/step.h"
#include "core/referee/answers.h"
#include "core/referee/game.h"
#include "core/referee/question.h"
#include "core/referee/refusal.h"

namespace adjutant {

/// What a run of a procedure over the answers given so far came to.
struct Run
{
    enum class End { Done, Asks, Refused };

    End end = End::Done;
    State state; ///< as the window shows it: with the effects so far
    QList<Effect> effects;
    QList<Line> lines;
    QStringList answered;             ///< keys of the questions that people answered
    std::optional<Question> question; ///< End::Asks
    std::optional<Refusal> refusal;   ///< End::Refused
};

/// Whether the game or the referee's own hand has that procedure.
bool hasProcedure(const Game &game, const QString &id);

/// Runs the procedure of \a command from its first line. \a state is left as it is.
Run run(const Game &game, const State &state, const Command &command, Answers &answers);

/// Runs an entry that is open over the answers that it has so far, and over \a answer besides.
Run runOpen(const Game &game, const Journal &journal, const OpenEntry &entry, const State &over,
            const Step *answer = nullptr);

} // namespace adjutant
