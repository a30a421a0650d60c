// SPDX-License-Identifier: MIT
#include "app/rulings/draft_rules.h"

#include "core/referee/table_row.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

DraftRules::DraftRules(const Rulebook &book, const Scenario &scenario, QObject *parent)
    : AgreedRules(parent)
    , m_book(book)
{
    m_state.apply(effect::Create{Entity(EntityId::Battle, u"battle"_s, EntityId::None)});
    m_state.apply(effect::Create{Entity(EntityId::Rulings, u"rulings"_s, EntityId::Battle)});
    for (const Ruling &ruling : book.rulings)
        set(ruling.id, scenario.rulings.value(ruling.id, ruling.fallback));
    for (const HouseRule &rule : scenario.houseRules)
        set(houseRuleKey(rule.table, rule.row, rule.column), rule.value);
}

void DraftRules::choose(const QString &ruling, const QString &choice)
{
    const Ruling *known = m_book.ruling(ruling);
    if (!known || !known->accepts(choice)) {
        emit refused(tr("This ruling has no such choice."));
        return;
    }
    set(ruling, choice);
    emit changed();
}

void DraftRules::setCell(const QString &table, const QList<int> &rows, const QString &column,
                         const Value &value)
{
    const Table *printed = m_book.table(table);
    for (const int row : rows) {
        const bool same = printed->rows.at(row).cells.value(printed->column(column)) == value;
        set(houseRuleKey(table, row, column), same ? Value() : value);
    }
    emit changed();
}

QMap<QString, QString> DraftRules::rulings() const
{
    QMap<QString, QString> rulings;
    for (const Ruling *ruling : changedRulings())
        rulings.insert(ruling->id, choice(ruling->id));
    return rulings;
}

void DraftRules::set(const QString &key, const Value &value)
{
    const Value before = m_state.entity(EntityId::Rulings).value(key);
    m_state.apply(effect::Set{EntityId::Rulings, key, before, value});
}

} // namespace adjutant::app
