// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"

#include <QJsonValue>
#include <QRandomGenerator>

namespace adjutant {

/// Dice thrown by the program for \a question, as an answer to it. Every face is equally likely,
/// and with the system's generator nobody can foretell it. Dice that are known already (offered)
/// stay as they were: undoing is no way to throw again.
QJsonValue throwDice(const Question &question,
                     QRandomGenerator &random = *QRandomGenerator::system());

/// A card drawn by the program, as an answer to \a question: every card that is left is equally
/// likely. The card that came before (offered) comes again: undoing does not shuffle.
QJsonValue drawCard(const Question &question,
                    QRandomGenerator &random = *QRandomGenerator::system());

/// The answer of the program to a question that chance answers: its dice, or its card.
QJsonValue leaveToChance(const Question &question,
                         QRandomGenerator &random = *QRandomGenerator::system());

} // namespace adjutant
