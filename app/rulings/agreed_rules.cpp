// SPDX-License-Identifier: MIT
#include "app/rulings/agreed_rules.h"

#include "core/referee/interview.h"

#include <QLocale>

#include <algorithm>

namespace adjutant::app {

namespace {

/// Appends the cells of \a table that are not as printed.
void appendHouseRules(QList<HouseRule> &rules, const Table &table, const State &state)
{
    for (int row = 0; row < table.rows.size(); ++row) {
        for (int column = 0; column < table.columns.size(); ++column) {
            const QString name = table.columns.at(column).name;
            const Value value = Row(table, row, state).cell(name);
            if (value != table.rows.at(row).cells.value(column))
                rules.append({table.id, row, name, value});
        }
    }
}

} // namespace

QString AgreedRules::choice(const QString &ruling) const
{
    return rulingOf(rulebook(), state(), ruling);
}

bool AgreedRules::isChanged(const Ruling &ruling) const
{
    return choice(ruling.id) != ruling.fallback;
}

QString AgreedRules::meaning(const Ruling &ruling) const
{
    return choiceText(rulebook(), ruling, choice(ruling.id));
}

QList<const Ruling *> AgreedRules::changedRulings() const
{
    QList<const Ruling *> changed;
    for (const Ruling &ruling : rulebook().rulings) {
        if (isChanged(ruling))
            changed.append(&ruling);
    }
    return changed;
}

QList<HouseRule> AgreedRules::houseRules(const QString &table) const
{
    QList<HouseRule> rules;
    for (const Table &each : rulebook().tables) {
        if (table.isEmpty() || table == each.id)
            appendHouseRules(rules, each, state());
    }
    return rules;
}

QString choiceText(const Rulebook &book, const Ruling &ruling, const QString &choice)
{
    const auto option =
        std::find_if(ruling.options.cbegin(), ruling.options.cend(),
                     [&choice](const RulingOption &each) { return each.id == choice; });
    return option == ruling.options.cend() ? QLocale().toString(choice.toInt())
                                           : book.phrases.render(option->text);
}

} // namespace adjutant::app
