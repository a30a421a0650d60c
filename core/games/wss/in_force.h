// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"
#include "core/referee/table_row.h"

namespace adjutant::wss {

/// The tables, rulings and house rules of a battle, read without asking anybody.
class InForce
{
public:
    InForce(const Rulebook &rulebook, const State &state)
        : m_rulebook(&rulebook)
        , m_state(&state)
    {
    }
    /// As the procedure that is going on finds them.
    InForce(const Interview &table)
        : InForce(table.rulebook(), table.state())
    {
    }

    const State &state() const { return *m_state; }
    QString ruling(const QString &id) const { return rulingOf(*m_rulebook, *m_state, id); }
    bool ruled(const QString &id, const QString &option) const { return ruling(id) == option; }
    /// What stands in \a column of the row of \a table that fits; nothing where none does.
    Value cell(const QString &table, const TableQuery &query, const QString &column) const;
    /// A lone number of the rulebook, from the table "limits".
    int limit(const QString &what) const;
    /// The farthest band of \a weapon, in cm; 0 where it has none.
    int rangeOf(const QString &weapon) const;

private:
    const Rulebook *m_rulebook;
    const State *m_state;
};

} // namespace adjutant::wss
