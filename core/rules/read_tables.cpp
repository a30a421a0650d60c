// SPDX-License-Identifier: MIT
#include "core/rules/reading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

bool meet(const TableMatch &left, const TableMatch &right)
{
    const auto reaches = [](const TableMatch &near, const TableMatch &far) {
        const bool open = near.below || far.above;
        return far.minimum < near.maximum || (far.minimum == near.maximum && !open);
    };
    if (left.words.isEmpty() && right.words.isEmpty())
        return reaches(left, right) && reaches(right, left);
    return std::any_of(left.words.cbegin(), left.words.cend(),
                       [&](const QString &word) { return right.accepts(word); });
}

/// Whether both rows can be in force at once and accept the same.
bool overlap(const TableRow &left, const TableRow &right)
{
    for (auto each = left.when.cbegin(); each != left.when.cend(); ++each) {
        if (right.when.value(each.key(), each.value()) != each.value())
            return false;
    }
    for (qsizetype i = 0; i < left.keys.size(); ++i) {
        if (!meet(left.keys[i], right.keys[i]))
            return false;
    }
    return true;
}

void checkOverlaps(const JsonNode &node, const Table &table)
{
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        for (qsizetype j = i + 1; j < table.rows.size(); ++j) {
            if (overlap(table.rows[i], table.rows[j]))
                node.fail(u"row %1: overlaps row %2"_s.arg(j + 1).arg(i + 1));
        }
    }
}

} // namespace

void RulebookReading::readTables(const JsonNode &file)
{
    for (const JsonNode &node : file.entries(u"id"_s))
        book.tables.append(table(node));
}

Table RulebookReading::table(const JsonNode &node)
{
    node.only({u"id", u"title", u"rule", u"keys", u"columns", u"rows"});
    Table table;
    table.id = node[u"id"_s].word();
    table.title = phrase(node[u"title"_s], u"tables." + table.id);
    table.rule = paragraph(node[u"rule"_s]);
    for (const JsonNode &key : node[u"keys"_s].entries(u"name"_s))
        table.keys.append(tableKey(key, table));
    for (const JsonNode &column : node[u"columns"_s].entries(u"name"_s))
        table.columns.append(tableColumn(column, table));
    for (const JsonNode &row : node[u"rows"_s].items(u"row"_s)) {
        const TableRow read = tableRow(row, table);
        if (node.fault())
            return table;
        table.rows.append(read);
    }
    checkOverlaps(node, table);
    return table;
}

TableKey RulebookReading::tableKey(const JsonNode &node, const Table &table)
{
    using Kind = TableKey::Kind;
    node.only({u"name", u"kind", u"label", u"options", u"exact"});
    TableKey key;
    key.name = node[u"name"_s].word();
    key.kind = oneOf<Kind>(node[u"kind"_s], {
                                                {u"choice", Kind::Choice},
                                                {u"number", Kind::Number},
                                                {u"length", Kind::Length},
                                                {u"die", Kind::Die},
                                            });
    key.label = phrase(node[u"label"_s], table.title + u'.' + key.name);
    key.exact = node.flag(u"exact"_s);
    if ((key.kind == Kind::Choice) != node.has(u"options"))
        node.fail(u"a choice has options, and nothing else has"_s);
    if (node.has(u"options"))
        key.options = choices(node[u"options"_s], key.label);
    return key;
}

TableColumn RulebookReading::tableColumn(const JsonNode &node, const Table &table)
{
    using Kind = TableColumn::Kind;
    node.only({u"name", u"kind", u"label", u"words"});
    TableColumn column;
    column.name = node[u"name"_s].word();
    column.kind = oneOf<Kind>(node[u"kind"_s], {
                                                   {u"number", Kind::Number},
                                                   {u"dice", Kind::Dice},
                                                   {u"score", Kind::Score},
                                                   {u"length", Kind::Length},
                                                   {u"word", Kind::Word},
                                               });
    column.label = phrase(node[u"label"_s], table.title + u'.' + column.name);
    if ((column.kind == Kind::Word) != node.has(u"words"))
        node.fail(u"a column of words has words, and no other has"_s);
    if (node.has(u"words"))
        choices(node[u"words"_s], column.label);
    return column;
}

TableRow RulebookReading::tableRow(const JsonNode &node, const Table &table)
{
    TableRow row;
    QList<JsonNode> cells = node.isArray() ? node.items(u"cell"_s) : QList<JsonNode>();
    if (!node.isArray()) {
        node.only({u"row", u"when", u"refusal"});
        cells = node[u"row"_s].items(u"cell"_s);
        if (node.has(u"when"))
            row.when = conditions(node[u"when"_s]);
        const QString place = QString::number(table.rows.size() + 1);
        row.refusal = phraseIn(node, u"refusal"_s, table.title + u".refusal." + place);
    }
    const qsizetype wanted = table.keys.size() + (row.refusal.isEmpty() ? table.columns.size() : 0);
    if (cells.size() != wanted) {
        node.fail(u"has %1 cells instead of %2"_s.arg(cells.size()).arg(wanted));
        return row;
    }
    for (const TableKey &key : table.keys)
        row.keys.append(tableMatch(cells.takeFirst(), key));
    for (const TableColumn &column : table.columns)
        row.cells.append(cells.isEmpty() ? Value() : tableCell(cells.takeFirst(), column));
    return row;
}

TableMatch RulebookReading::tableMatch(const JsonNode &node, const TableKey &key) const
{
    const bool any = node.isString() && node.word() == u"*"_s;
    TableMatch match;
    if (key.kind != TableKey::Kind::Choice) {
        match.maximum = TableMatch::NoMaximum;
        return any ? match : tableRange(node);
    }
    if (any)
        match.words = key.options;
    else
        match.words = node.isArray() ? node.words() : QStringList(node.word());
    for (const QString &word : match.words) {
        if (!key.options.contains(word))
            node.fail(u"\"%1\" is no option of \"%2\""_s.arg(word, key.name));
    }
    return match;
}

/// A number, [first, last], or [first, ruling]; {"from"} and {"to"} are open at the other end; for
/// exact lengths also {"from", "below"} and {"above", "to"}.
TableMatch RulebookReading::tableRange(const JsonNode &node) const
{
    TableMatch match;
    if (node.isObject()) {
        node.only({u"from", u"below", u"above", u"to"});
        match.above = node.has(u"above");
        match.below = node.has(u"below");
        match.minimum = node.integer(match.above ? u"above"_s : u"from"_s, TableMatch::NoMinimum);
        match.maximum = node.integer(match.below ? u"below"_s : u"to"_s, TableMatch::NoMaximum);
        return match;
    }
    const QList<JsonNode> ends = node.isArray() ? node.items(u"end"_s) : QList{node, node};
    if (ends.size() != 2) {
        node.fail(u"is no range"_s);
        return match;
    }
    match.minimum = ends[0].integer();
    if (ends[1].isString()) {
        match.maximumFromRuling = rulingId(ends[1], true);
        const Ruling *ruling = book.ruling(match.maximumFromRuling);
        match.maximum = ruling ? ruling->maximum : match.minimum;
    } else {
        match.maximum = ends[1].integer();
    }
    if (match.maximum < match.minimum)
        node.fail(u"ends before it begins"_s);
    return match;
}

Value RulebookReading::tableCell(const JsonNode &node, const TableColumn &column) const
{
    if (node.isString() && node.word() == u"-"_s)
        return {};
    if (column.kind != TableColumn::Kind::Word)
        return {node.integer()};
    const QString word = node.word();
    if (!book.phrases.contains(column.label + u'.' + word))
        node.fail(u"\"%1\" is no word of \"%2\""_s.arg(word, column.name));
    return {word};
}

} // namespace adjutant
