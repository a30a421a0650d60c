// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/rules/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace adjutant {

/// What came of saving a damaged battle.
struct Recovery
{
    QString game;
    qsizetype kept = 0;     ///< steps that are in the new file
    QList<int> unreadable;  ///< numbers of steps that are lost
    QList<Step> cutOff;     ///< whole, but what they followed from is lost; not in the new file
    bool headMoved = false; ///< where the battle stood is lost, too: it stands at its last step
    QStringList report;     ///< all of this in words
};

/// Saves of the damaged battle \a path what can be read into the new file \a copyPath. The old file
/// is left as it is.
Result<Recovery> recoverBattle(const QString &path, const QString &copyPath);

/// Whether there is anything in \a path that recoverBattle would save: to offer it when opening was
/// refused.
bool isRecoverable(const QString &path);

} // namespace adjutant
