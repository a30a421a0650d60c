// SPDX-License-Identifier: MIT
#include "core/games/wss/in_force.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

Value InForce::cell(const QString &table, const TableQuery &query, const QString &column) const
{
    const RulingLookup rulings = [this](const QString &id) { return ruling(id); };
    const Table *found = m_rulebook->table(table);
    Q_ASSERT_X(found, "InForce::cell", qPrintable(table));
    const std::optional<int> index = found->find(query, rulings, m_rulebook->lengthRule(rulings));
    return index ? Row(*found, *index, *m_state).cell(column) : Value();
}

int InForce::rangeOf(const QString &weapon) const
{
    const RulingLookup rulings = [this](const QString &id) { return ruling(id); };
    const Table *weapons = m_rulebook->table(u"weapons"_s);
    const int distance = weapons->key(u"distance"_s);
    int range = 0;
    for (const int row : weapons->findAll({{u"weapon"_s, weapon}}, rulings, {}))
        range = std::max(range, weapons->rows.at(row).keys.at(distance).maximumBy(rulings));
    return range;
}

int InForce::limit(const QString &what) const
{
    return cell(u"limits"_s, {{u"name"_s, what}}, u"value"_s).toInt();
}

} // namespace adjutant::wss
