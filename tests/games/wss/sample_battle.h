// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QJsonObject>

#include <memory>

namespace adjutant::test {

/// The sample battle "On the Nebel" at its first card.
class SampleBattle
{
public:
    /// With those \a rulings and \a values of the battle instead of the usual ones.
    explicit SampleBattle(const QMap<QString, QString> &rulings = {},
                          const QMap<QString, Value> &values = {});

    Referee &referee() const { return *m_referee; }
    const Game &game() const { return *m_game; }
    const State &state() const { return m_referee->state(); }
    /// The unit with that number on its base.
    EntityId unit(int number) const;
    /// The command that the unit with that number does \a procedure.
    Command order(const QString &procedure, int number) const;
    EntityId side(int number) const
    {
        return state().entities(QStringLiteral("side")).at(number - 1);
    }
    /// Sets a value by hand.
    void set(EntityId entity, const QString &key, const Value &value) const;
    /// Says which colour came; where only one can, nobody asks.
    void draw(const QString &colour) const;
    /// Ends the phase and answers all that is asked but a card: nothing, or the lowest dice.
    void endPhase() const;

private:
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Referee> m_referee;
};

} // namespace adjutant::test
