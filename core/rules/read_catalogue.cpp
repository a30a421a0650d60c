// SPDX-License-Identifier: MIT
#include "core/rules/reading.h"

using namespace Qt::StringLiterals;

namespace adjutant {

/// A counter that another value limits begins there: figures at full strength.
void RulebookReading::fillToLimits(QMap<QString, Value> &values, const KindDeclaration *kind) const
{
    for (const QString &key : kind ? kind->values : QStringList()) {
        const ValueDeclaration *value = book.value(key);
        const QString limit = value ? value->maximumFrom : QString();
        if (values.contains(limit) && value->counter && !values.contains(key))
            values.insert(key, values.value(limit));
    }
}

void RulebookReading::readUnits(const JsonNode &file)
{
    for (const JsonNode &node : file.entries(u"id"_s))
        book.unitTypes.append(unitType(node));
}

UnitType RulebookReading::unitType(const JsonNode &node)
{
    node.only({u"id", u"kind", u"label", u"values", u"valuesFromRuling", u"actions"});
    UnitType type;
    type.id = node[u"id"_s].word();
    type.kind = node[u"kind"_s].word();
    const KindDeclaration *kind = book.kind(type.kind);
    if (!kind)
        node.fail(u"there is no kind \"%1\""_s.arg(type.kind));
    type.label = phrase(node[u"label"_s], u"units." + type.id);
    if (node.has(u"values"))
        type.values = values(node[u"values"_s], type.kind);
    fillToLimits(type.values, kind);
    if (node.has(u"valuesFromRuling")) {
        const JsonNode fields = node[u"valuesFromRuling"_s];
        for (const QString &key : fields.names()) {
            if (kind && !kind->values.contains(key))
                fields.fail(u"a %1 has no value \"%2\""_s.arg(type.kind, key));
            type.valuesFromRuling.insert(key, rulingId(fields[key], true));
        }
    }
    if (node.has(u"actions")) {
        const JsonNode costs = node[u"actions"_s];
        for (const QString &id : costs.names()) {
            if (!book.action(id))
                costs.fail(u"there is no action \"%1\""_s.arg(id));
            type.actions.insert(id, costs[id].integer());
        }
    }
    return type;
}

void RulebookReading::readScenarios(const JsonNode &file)
{
    for (const JsonNode &node : file.entries(u"id"_s))
        book.scenarios.append(scenario(node));
}

Scenario RulebookReading::scenario(const JsonNode &node)
{
    node.only({u"id", u"label", u"description", u"sample", u"values", u"rulings", u"sides",
               u"markers", u"script"});
    Scenario scenario;
    scenario.id = node[u"id"_s].word();
    const QString key = u"scenarios." + scenario.id;
    scenario.label = phrase(node[u"label"_s], key);
    scenario.description = phrase(node[u"description"_s], key + u".description");
    scenario.sample = node.flag(u"sample"_s);
    if (node.has(u"values"))
        scenario.values = values(node[u"values"_s], u"battle"_s);
    if (node.has(u"rulings"))
        scenario.rulings = conditions(node[u"rulings"_s]);
    for (const JsonNode &side : node[u"sides"_s].items(u"side"_s))
        scenario.sides.append(sideEntry(side));
    if (node.has(u"markers")) {
        for (const JsonNode &marker : node[u"markers"_s].items(u"marker"_s))
            scenario.markers.append(unitEntry(marker));
    }
    if (node.has(u"script")) {
        for (const JsonNode &step : node[u"script"_s].items(u"step"_s)) {
            checkScript(step);
            scenario.script.append(step.json());
        }
    }
    return scenario;
}

void RulebookReading::checkScript(const JsonNode &step) const
{
    step.only({u"do", u"settle", u"unit", u"target", u"allow", u"answers"});
    if (!step.has(u"do"))
        return;
    const QString action = step[u"do"_s][u"action"_s].word();
    if (!book.action(action))
        step.fail(u"there is no action \"%1\""_s.arg(action));
}

SideEntry RulebookReading::sideEntry(const JsonNode &node)
{
    node.only({u"name", u"values", u"units"});
    SideEntry side;
    side.name = scenarioName(node[u"name"_s]);
    if (node.has(u"values"))
        side.values = values(node[u"values"_s], u"side"_s);
    for (const JsonNode &unit : node[u"units"_s].items(u"unit"_s))
        side.units.append(unitEntry(unit));
    return side;
}

UnitEntry RulebookReading::unitEntry(const JsonNode &node)
{
    node.only({u"type", u"name", u"number", u"values"});
    UnitEntry entry;
    entry.type = node[u"type"_s].word();
    if (node.has(u"name"))
        entry.name = scenarioName(node[u"name"_s]);
    entry.number = node.integer(u"number"_s);
    const UnitType *type = book.unitType(entry.type);
    if (!type)
        node.fail(u"there is no unit \"%1\""_s.arg(entry.type));
    if (node.has(u"values"))
        entry.values = values(node[u"values"_s], type ? type->kind : QString());
    return entry;
}

/// Scenarios share names, so that each is translated once.
QString RulebookReading::scenarioName(const JsonNode &node)
{
    QString name = node.word();
    const QString key = Scenario::nameKey(name);
    if (!name.isEmpty() && !book.phrases.contains(key))
        phrase(node, key);
    return name;
}

} // namespace adjutant
