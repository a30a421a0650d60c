// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QStringList>

#include <optional>

namespace adjutant {

class Interview;
struct Danger;
struct Gauge;
struct ShownDeck;
struct Verdict;

/// One function per rule of a rulebook: asks, looks up, acts. See Interview.
using Procedure = void (*)(Interview &);

/// The face of one game system: its rulebook as data, and its procedures.
class Game
{
public:
    explicit Game(Rulebook rulebook);
    virtual ~Game();
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    const Rulebook &rulebook() const { return m_rulebook; }

    /// The procedure of that name; null where the game has none. "begin" sets a battle up.
    virtual Procedure procedure(const QString &id) const = 0;
    /// What \a unit could ever do now, as ids of actions, in the order in which they are shown;
    /// with EntityId::None the commands of the turn. Whether each is legal, its procedure says.
    virtual QStringList actions(const State &state, EntityId unit) const = 0;
    /// What \a action costs \a unit, in the game's actions; nothing where it has no cost.
    virtual std::optional<int> cost(const State &state, EntityId unit,
                                    const QString &action) const = 0;
    /// What a unit needs said beside its name and its counters: "2 actions, 12 cm".
    virtual QList<Text> summary(const State &state, EntityId unit) const = 0;

    /// What comes of a change by the referee's own hand to \a changed, which stood as \a before:
    /// who is brought to nothing leaves the battle as by the rules; nothing where the game has no
    /// such.
    virtual void followHand(Interview &table, const State &before, EntityId changed) const;

    /// How the battle has ended, see shown.h; nothing while it goes on. Whoever plays on then has
    /// to be allowed to, once: the value "playsOn" of the battle says after which verdict.
    virtual std::optional<Verdict> verdict(const State &state) const;

    // What the window draws, see shown.h; nothing where the game has nothing of the kind.

    /// What threatens a unit or a side.
    virtual QList<Danger> dangers(const State &state, EntityId subject) const;
    /// How far the losses of \a side have come.
    virtual std::optional<Gauge> gauge(const State &state, EntityId side) const;
    /// The cards that steer the turn.
    virtual ShownDeck deck(const State &state) const;

private:
    Rulebook m_rulebook;
};

} // namespace adjutant
