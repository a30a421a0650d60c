// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// A fight that is going on: an entity to which those who fight are linked.
class Fight
{
public:
    Fight(const State &state, EntityId id)
        : m_state(&state)
        , m_id(id)
    {
    }

    EntityId id() const { return m_id; }
    bool isThere() const;
    /// Who attacked, and who joined from the rear.
    QList<EntityId> attackers() const;
    QList<EntityId> defenders() const;
    QList<EntityId> joiners() const;
    QList<EntityId> members() const;
    int round() const;
    bool flag(const QString &key) const { return m_state->entity(m_id).flag(key); }
    int number(const QString &key) const { return m_state->entity(m_id).number(key); }

private:
    QList<EntityId> linkedBy(const QString &key) const;

    const State *m_state;
    EntityId m_id;
};

/// Ends the fight \a id where nobody is left on one side.
void endIfDeserted(Interview &table, EntityId id);
/// Takes \a unit out of its fights; one where nobody is left on one side is over.
void leaveFights(Interview &table, EntityId unit);
/// Whether \a unit is attacked from front and rear (P17.4).
bool isSurrounded(const State &state, EntityId unit);

} // namespace adjutant::wss
