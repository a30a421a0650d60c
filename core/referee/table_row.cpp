// SPDX-License-Identifier: MIT
#include "core/referee/table_row.h"

using namespace Qt::StringLiterals;

namespace adjutant {

QString houseRuleKey(const QString &table, int row, const QString &column)
{
    return u"house:"_s + table + u'/' + QString::number(row) + u'/' + column;
}

Value Row::cell(const QString &column) const
{
    const Entity &rulings = m_state->entity(EntityId::Rulings);
    if (!rulings.values().isEmpty()) {
        Value house = rulings.value(houseRuleKey(m_table->id, m_index, column));
        if (!house.isEmpty())
            return house;
    }
    const int place = m_table->column(column);
    Q_ASSERT(place >= 0);
    return m_table->rows.at(m_index).cells.value(place);
}

} // namespace adjutant
