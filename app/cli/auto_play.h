// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/battle_words.h"
#include "app/cli/console.h"

#include <QRandomGenerator>

namespace adjutant::cli {

/// Plays a battle by itself: any legal action, any answer, dice thrown by the program. Prints every
/// line. Always ends: when the battle is decided, or so many turns are over.
class AutoPlay
{
public:
    AutoPlay(Referee &referee, const Console &console,
             const QRandomGenerator &random = *QRandomGenerator::system());

    void play(int turns);
    /// Whether somebody has won.
    bool isDecided() const;

private:
    bool step();
    bool carryOut(const Result<Reply> &reply);
    bool answerOpen();
    bool actOf(EntityId unit);
    bool act();
    bool endTurn();
    QJsonValue anyOf(const Question &question);
    QJsonValue anyTally(const QList<Option> &options);
    QJsonValue anyAnswer(const Question &question);
    void report(const QString &line);
    int below(qsizetype bound) { return m_random.bounded(static_cast<int>(bound)); }

    Referee &m_referee;
    Console m_console;
    BattleWords m_words;
    QRandomGenerator m_random;
    int m_stepsOfTurn = 0;
};

} // namespace adjutant::cli
