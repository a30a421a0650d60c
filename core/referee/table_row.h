// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/table.h"

namespace adjutant {

/// One row of a table with the house rules of a battle applied.
class Row
{
public:
    Row(const Table &table, int index, const State &state)
        : m_table(&table)
        , m_index(index)
        , m_state(&state)
    {
    }

    const Table &table() const { return *m_table; }
    int index() const { return m_index; }
    /// The cell of that column; empty for a printed dash.
    Value cell(const QString &column) const;
    int number(const QString &column) const { return cell(column).toInt(); }
    QString word(const QString &column) const { return cell(column).toWord(); }

private:
    const Table *m_table;
    int m_index;
    const State *m_state;
};

/// The key under which a house rule for a cell stands on the entity of rulings.
QString houseRuleKey(const QString &table, int row, const QString &column);

} // namespace adjutant
