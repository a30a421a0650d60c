// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/json_node.h"
#include "core/rules/rulebook.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <utility>

namespace adjutant {

/// A rulebook while it is read: the parts that read one file each, in the order of their need.
class RulebookReading
{
public:
    Rulebook book;

    void readRules(const JsonNode &file);
    void readRulings(const JsonNode &file);
    void readGame(const JsonNode &file);
    void readUnits(const JsonNode &file);
    void readTables(const JsonNode &file);
    void readScenarios(const JsonNode &file);
    void readTexts(const JsonNode &file);

private:
    /// Puts the sentence in \a node into the phrasebook and hands back \a key.
    QString phrase(const JsonNode &node, const QString &key);
    /// The same for the field \a name of \a node; empty where the field is missing.
    QString phraseIn(const JsonNode &node, const QString &name, const QString &key);
    /// Reads [["id", "text"], ...]: the ids. The text of an id is found under \a key.id.
    QStringList choices(const JsonNode &node, const QString &key);

    QString paragraph(const JsonNode &node) const;
    QString rulingId(const JsonNode &node, bool number = false) const;
    QMap<QString, QString> conditions(const JsonNode &node) const;
    /// Values by key, all of them such as an entity of \a kind has.
    QMap<QString, Value> values(const JsonNode &node, const QString &kind) const;

    ValueDeclaration valueDeclaration(const JsonNode &node);
    void readBadge(const JsonNode &node, ValueDeclaration &value);
    static void readSetup(const JsonNode &node, ValueDeclaration &value);
    void readClearing(const JsonNode &node, ValueDeclaration &value) const;
    LinkDeclaration linkDeclaration(const JsonNode &node);
    void readLinkedKinds(const JsonNode &links);
    KindDeclaration kindDeclaration(const JsonNode &node);
    ActionDeclaration actionDeclaration(const JsonNode &node);
    Ruling ruling(const JsonNode &node);
    void fillToLimits(QMap<QString, Value> &values, const KindDeclaration *kind) const;
    UnitType unitType(const JsonNode &node);
    UnitEntry unitEntry(const JsonNode &node);
    QString scenarioName(const JsonNode &node);
    SideEntry sideEntry(const JsonNode &node);
    Scenario scenario(const JsonNode &node);
    void checkScript(const JsonNode &step) const;
    Table table(const JsonNode &node);
    TableKey tableKey(const JsonNode &node, const Table &table);
    TableColumn tableColumn(const JsonNode &node, const Table &table);
    TableRow tableRow(const JsonNode &node, const Table &table);
    TableMatch tableMatch(const JsonNode &node, const TableKey &key) const;
    TableMatch tableRange(const JsonNode &node) const;
    Value tableCell(const JsonNode &node, const TableColumn &column) const;
};

/// The enumerator of the word in \a node; the first of \a words where it is none of them.
template<typename Enum>
Enum oneOf(const JsonNode &node, std::initializer_list<std::pair<QStringView, Enum>> words)
{
    const QString word = node.word();
    for (const auto &each : words) {
        if (each.first == word)
            return each.second;
    }
    node.fail(QStringLiteral("\"%1\" is not known here").arg(word));
    return words.begin()->second;
}

} // namespace adjutant
