// SPDX-License-Identifier: MIT
#include "app/cli/json_rulebook.h"

#include "app/cli/json_words.h"

#include "core/referee/interview.h"

#include <array>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

QJsonObject valuesToJson(const QMap<QString, Value> &values)
{
    QJsonObject json;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        json.insert(it.key(), it.value().toJson());
    return json;
}

template<typename Kind, size_t Size>
QString wordOf(Kind kind, const std::array<const char *, Size> &words)
{
    return QString::fromLatin1(words.at(static_cast<size_t>(kind)));
}

/// The words of a choice with their texts.
QJsonObject choicesToJson(const Rulebook &book, const QString &label, const QStringList &options)
{
    QJsonObject json;
    for (const QString &option : options)
        json.insert(option, book.phrases.render(label + u'.' + option));
    return json;
}

QJsonObject typeToJson(const Rulebook &book, const UnitType &type)
{
    QJsonObject actions;
    for (auto it = type.actions.cbegin(); it != type.actions.cend(); ++it)
        actions.insert(it.key(), it.value());
    return {{u"id"_s, type.id},
            {u"kind"_s, type.kind},
            {u"text"_s, book.phrases.render(type.label)},
            {u"values"_s, valuesToJson(type.values)},
            {u"actions"_s, actions}};
}

QJsonObject valueToJson(const Rulebook &book, const ValueDeclaration &value)
{
    constexpr std::array words{"number", "flag", "choice", "word"};
    QJsonObject json{{u"key"_s, value.key},
                     {u"kind"_s, wordOf(value.kind, words)},
                     {u"text"_s, book.phrases.render(value.label)}};
    if (value.kind == ValueDeclaration::Kind::Number) {
        json.insert(u"minimum"_s, value.minimum);
        if (value.maximum > 0)
            json.insert(u"maximum"_s, value.maximum);
        if (!value.maximumFrom.isEmpty())
            json.insert(u"maximumFrom"_s, value.maximumFrom);
    }
    if (value.kind == ValueDeclaration::Kind::Choice)
        json.insert(u"options"_s, choicesToJson(book, value.label, value.options));
    if (value.secret)
        json.insert(u"secret"_s, true);
    return json;
}

QJsonObject actionToJson(const Rulebook &book, const ActionDeclaration &action)
{
    QJsonObject json{{u"id"_s, action.id}, {u"text"_s, book.phrases.render(action.label)}};
    insertRule(json, book, action.rule);
    if (!action.target.isEmpty())
        json.insert(u"target"_s, action.target);
    if (action.turnCommand)
        json.insert(u"turnCommand"_s, true);
    if (action.reaction)
        json.insert(u"reaction"_s, true);
    if (!action.arguments.isEmpty())
        json.insert(u"arguments"_s, QJsonArray::fromStringList(action.arguments));
    return json;
}

QJsonObject keyToJson(const Rulebook &book, const TableKey &key)
{
    constexpr std::array words{"choice", "number", "length", "die"};
    QJsonObject json{{u"name"_s, key.name},
                     {u"kind"_s, wordOf(key.kind, words)},
                     {u"text"_s, book.phrases.render(key.label)}};
    if (key.kind == TableKey::Kind::Choice)
        json.insert(u"options"_s, choicesToJson(book, key.label, key.options));
    return json;
}

QJsonObject columnToJson(const Rulebook &book, const TableColumn &column)
{
    constexpr std::array words{"number", "dice", "score", "length", "word"};
    return {{u"name"_s, column.name},
            {u"kind"_s, wordOf(column.kind, words)},
            {u"text"_s, book.phrases.render(column.label)}};
}

QJsonValue matchToJson(const TableMatch &match, const RulingLookup &rulings)
{
    if (!match.words.isEmpty())
        return QJsonArray::fromStringList(match.words);
    QJsonObject range;
    if (match.minimum != TableMatch::NoMinimum)
        range.insert(match.above ? u"above"_s : u"from"_s, match.minimum);
    if (const int maximum = match.maximumBy(rulings); maximum != TableMatch::NoMaximum)
        range.insert(match.below ? u"below"_s : u"to"_s, maximum);
    return range;
}

QJsonObject conditionsToJson(const QMap<QString, QString> &conditions)
{
    QJsonObject json;
    for (auto it = conditions.cbegin(); it != conditions.cend(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

} // namespace

QJsonObject gameToJson(const Rulebook &book)
{
    QJsonArray scenarios;
    for (const Scenario &scenario : book.scenarios)
        scenarios.append(QJsonObject{{u"id"_s, scenario.id},
                                     {u"text"_s, book.phrases.render(scenario.label)},
                                     {u"description"_s, book.phrases.render(scenario.description)},
                                     {u"sample"_s, scenario.sample}});
    return {{u"id"_s, book.id},
            {u"text"_s, book.phrases.render(book.name)},
            {u"version"_s, book.version},
            {u"unit"_s, book.unit},
            {u"scenarios"_s, scenarios}};
}

QJsonObject catalogueToJson(const Rulebook &book)
{
    QJsonArray types;
    for (const UnitType &type : book.unitTypes)
        types.append(typeToJson(book, type));
    QJsonArray values;
    for (const ValueDeclaration &value : book.values)
        values.append(valueToJson(book, value));
    QJsonArray actions;
    for (const ActionDeclaration &action : book.actions) {
        if (!action.internal)
            actions.append(actionToJson(book, action));
    }
    return {{u"types"_s, types}, {u"values"_s, values}, {u"actions"_s, actions}};
}

QJsonObject rowToJson(const Rulebook &book, const Row &row, const State &state)
{
    const RulingLookup rulings = [&](const QString &id) { return rulingOf(book, state, id); };
    const Table &table = row.table();
    const TableRow &printed = table.rows.at(row.index());
    QJsonObject json{{u"row"_s, row.index()}};
    QJsonObject keys;
    for (qsizetype i = 0; i < table.keys.size(); ++i)
        keys.insert(table.keys.at(i).name, matchToJson(printed.keys.at(i), rulings));
    json.insert(u"keys"_s, keys);
    QJsonObject cells;
    QJsonArray house;
    for (const TableColumn &column : table.columns) {
        cells.insert(column.name, row.cell(column.name).toJson());
        if (row.cell(column.name) != printed.cells.value(table.column(column.name)))
            house.append(column.name);
    }
    json.insert(u"cells"_s, cells);
    if (!house.isEmpty())
        json.insert(u"house"_s, house);
    if (!printed.refusal.isEmpty())
        json.insert(u"refused"_s, book.phrases.render(printed.refusal));
    if (!printed.when.isEmpty())
        json.insert(u"when"_s, conditionsToJson(printed.when));
    return json;
}

QJsonObject tableToJson(const Rulebook &book, const Table &table, const State &state)
{
    QJsonObject json{{u"id"_s, table.id}, {u"text"_s, book.phrases.render(table.title)}};
    insertRule(json, book, table.rule);
    QJsonArray keys;
    for (const TableKey &key : table.keys)
        keys.append(keyToJson(book, key));
    json.insert(u"keys"_s, keys);
    QJsonArray columns;
    for (const TableColumn &column : table.columns)
        columns.append(columnToJson(book, column));
    json.insert(u"columns"_s, columns);
    QJsonArray rows;
    for (int i = 0; i < table.rows.size(); ++i)
        rows.append(rowToJson(book, Row(table, i, state), state));
    json.insert(u"rows"_s, rows);
    return json;
}

QJsonArray rulingsToJson(const Rulebook &book, const State &state)
{
    QJsonArray rulings;
    for (const Ruling &ruling : book.rulings) {
        QJsonArray options;
        for (const RulingOption &option : ruling.options)
            options.append(
                QJsonObject{{u"id"_s, option.id}, {u"text"_s, book.phrases.render(option.text)}});
        QJsonObject json{{u"id"_s, ruling.id},
                         {u"kind"_s, ruling.kind == Ruling::Kind::Note ? u"note"_s : u"switch"_s},
                         {u"severity"_s, ruling.severity},
                         {u"text"_s, book.phrases.render(ruling.heading)},
                         {u"question"_s, book.phrases.render(ruling.question)},
                         {u"rules"_s, QJsonArray::fromStringList(ruling.rules)},
                         {u"options"_s, options},
                         {u"default"_s, ruling.fallback},
                         {u"choice"_s, rulingOf(book, state, ruling.id)}};
        if (ruling.takesNumber)
            json.insert(u"number"_s, QJsonObject{{u"minimum"_s, ruling.minimum},
                                                 {u"maximum"_s, ruling.maximum}});
        rulings.append(json);
    }
    return rulings;
}

} // namespace adjutant::cli
