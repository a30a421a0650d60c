// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/referee/game.h"
#include "core/referee/refusal.h"

#include <optional>

namespace adjutant::app {

/// A battle that is being set up: a scenario, or one of the players' own, with what they changed.
struct BattleDraft
{
    const Game *game = nullptr;
    Scenario scenario;   ///< with an empty id it is the players' own
    QStringList players; ///< one for each side: who has its units, where nothing else is said
    bool appDice = false;
    QStringList allowed; ///< refusals that the players let pass

    /// \a scenario as the game has it; null for two sides without units.
    static BattleDraft of(const Game &game, const Scenario *scenario);

    /// The command that begins it.
    Command command() const;
    /// Why the game does not allow it as it is; nothing where it does.
    std::optional<Refusal> refusal() const;
};

/// The values of an entity of \a kind that are agreed before a battle, as its other values stand.
QList<const ValueDeclaration *> agreedValues(const Rulebook &book, const QString &kind,
                                             const QMap<QString, Value> &values);

} // namespace adjutant::app
