// SPDX-License-Identifier: MIT
#include "core/referee/house_rule.h"

#include "core/referee/interview.h"
#include "core/referee/told_value.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

constexpr int LargestCell = 999; ///< no die, distance or number of a table comes near

QList<int> rowsOf(const QJsonObject &given)
{
    QList<int> rows;
    for (const QJsonValue row : given.value(u"rows"_s).toArray({given.value(u"row"_s)}))
        rows.append(row.toInt(-1));
    return rows;
}

/// Refuses a value that no cell of \a column can hold.
void checkCell(const Interview &table, const Table &changed, const TableColumn &column,
               const Value &value)
{
    if (value.isEmpty())
        return;
    const bool isWord = column.kind == TableColumn::Kind::Word;
    const bool known =
        !isWord || table.rulebook().phrases.contains(column.label + u'.' + value.toWord());
    table.forbidIf(value.isWord() != isWord || !known, changed.rule,
                   Text(isWord ? u"refusal.wrongWord"_s : u"refusal.wrongNumber"_s)
                       .with(u"key"_s, column.name));
    const int number = value.toInt();
    table.forbidIf(number < 0 || number > LargestCell, changed.rule,
                   Text(u"refusal.range"_s).with(u"from"_s, 0).with(u"to"_s, LargestCell));
}

} // namespace

Row setHouseRule(Interview &table, const QJsonObject &given)
{
    const Table *changed = table.rulebook().table(given.value(u"table"_s).toString());
    const QString name = given.value(u"column"_s).toString();
    const int column = changed ? changed->column(name) : -1;
    const QList<int> rows = rowsOf(given);
    const QJsonValue told = given.value(u"value"_s);
    const Value value = Value::fromJson(told);
    table.forbidIf(!isKept(told), {}, Text(u"refusal.wrongNumber"_s).with(u"key"_s, name));
    table.forbidIf(column < 0 || rows.isEmpty(), {}, Text(u"refusal.noCell"_s));
    checkCell(table, *changed, changed->columns.at(column), value);
    for (const int row : rows) {
        table.forbidIf(row < 0 || row >= changed->rows.size(), {}, Text(u"refusal.noCell"_s));
        table.set(EntityId::Rulings, houseRuleKey(changed->id, row, name), value);
    }
    return {*changed, rows.constFirst(), table.state()};
}

} // namespace adjutant
