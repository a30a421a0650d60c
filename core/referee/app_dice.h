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

} // namespace adjutant
