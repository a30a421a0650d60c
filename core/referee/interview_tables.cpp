// SPDX-License-Identifier: MIT
// What procedures read: tables with this battle's rulings and house rules.
#include "core/referee/interview.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

Text bandLabel(const TableKey &key, const TableMatch &match, const QString &measure)
{
    if (match.minimum == match.maximum)
        return Text(u"band.one"_s).with(u"at"_s, match.minimum);
    const bool length = key.kind == TableKey::Kind::Length;
    if (length && match.minimum == 0)
        return Text(match.below ? u"band.under"_s : u"band.upTo"_s)
            .with(u"to"_s, match.maximum)
            .with(u"measure"_s, measure);
    const QString span = match.above ? u"band.over"_s : u"band.length"_s;
    return Text(length ? span : u"band.range"_s)
        .with(u"from"_s, match.minimum)
        .with(u"to"_s, match.maximum)
        .with(u"measure"_s, measure);
}

QString bandName(const TableMatch &match)
{
    return QString::number(match.minimum) + u'-' + QString::number(match.maximum);
}

} // namespace

std::optional<Row> Interview::find(const QString &table, const TableQuery &query) const
{
    const Table *found = rulebook().table(table);
    Q_ASSERT_X(found, "Interview::find", qPrintable(table));
    const std::optional<int> index = found->find(
        query, [this](const QString &id) { return ruling(id); }, lengths());
    return index ? std::optional<Row>(Row(*found, *index, m_state)) : std::nullopt;
}

Row Interview::row(const QString &table, const TableQuery &query) const
{
    const std::optional<Row> found = find(table, query);
    Q_ASSERT_X(found, "Interview::row", qPrintable(table));
    return *found;
}

Row Interview::row(const QString &table, int index) const
{
    const Table *found = rulebook().table(table);
    Q_ASSERT_X(found, "Interview::row", qPrintable(table));
    return {*found, index, m_state};
}

int Interview::limit(const QString &table, const QString &name) const
{
    return row(table, {{u"name"_s, name}}).number(u"value"_s);
}

QList<Cell> Interview::cells(const QString &table, const TableQuery &known, const QString &rowKey,
                             const QString &columnKey) const
{
    const Table *found = rulebook().table(table);
    Q_ASSERT_X(found, "Interview::cells", qPrintable(table));
    const int rowPlace = rowKey.isEmpty() ? -1 : found->key(rowKey);
    const int columnPlace = columnKey.isEmpty() ? -1 : found->key(columnKey);
    const RulingLookup rulings = [this](const QString &id) { return ruling(id); };
    QList<Cell> cells;
    for (const int index : found->findAll(known, rulings, lengths())) {
        const TableRow &row = found->rows.at(index);
        Cell cell;
        cell.row = index;
        if (rowPlace >= 0) {
            TableMatch band = row.keys.at(rowPlace);
            band.maximum = band.maximumBy(rulings);
            cell.rowName = bandName(band);
            cell.rowLabel = bandLabel(found->keys.at(rowPlace), band, rulebook().unit);
            cell.minimum = band.minimum;
            cell.maximum = band.maximum;
            cell.exact = found->keys.at(rowPlace).exact;
            cell.above = band.above;
            cell.below = band.below;
        }
        if (columnPlace >= 0) {
            cell.column = row.keys.at(columnPlace).words.value(0);
            cell.columnLabel = Text(found->keys.at(columnPlace).label + u'.' + cell.column);
        }
        cell.id = columnPlace < 0 ? cell.rowName
                  : rowPlace < 0  ? cell.column
                                  : cell.rowName + u'/' + cell.column;
        if (!row.refusal.isEmpty())
            cell.refusal = Refusal{Text(row.refusal), found->rule};
        cells.append(cell);
    }
    return cells;
}

} // namespace adjutant
