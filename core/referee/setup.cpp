// SPDX-License-Identifier: MIT
#include "core/referee/setup.h"

#include "core/referee/house_rule.h"
#include "core/referee/interview.h"
#include "core/referee/told_value.h"

#include <QJsonArray>
#include <QSet>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QJsonObject valuesToJson(const QMap<QString, Value> &values)
{
    QJsonObject json;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        json.insert(it.key(), it.value().toJson());
    return json;
}

QJsonObject unitToJson(const UnitEntry &unit)
{
    QJsonObject json{{u"type"_s, unit.type}, {u"name"_s, unit.name}};
    if (unit.number != 0)
        json.insert(u"number"_s, unit.number);
    if (!unit.values.isEmpty())
        json.insert(u"values"_s, valuesToJson(unit.values));
    return json;
}

void createRulings(Interview &table)
{
    const QJsonObject chosen = table.command().arguments.value(u"rulings"_s).toObject();
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        const Ruling *ruling = table.rulebook().ruling(it.key());
        table.forbidIf(!ruling, {}, Text(u"refusal.noRuling"_s).with(u"id"_s, it.key()));
        const QString choice = it.value().toVariant().toString();
        table.forbidIf(!ruling->accepts(choice), ruling->rules.value(0),
                       Text(u"refusal.noChoice"_s).with(u"choice"_s, choice));
    }
    Entity::Values values;
    // All of them, so that a battle keeps its rulings when a later program has other defaults.
    for (const Ruling &ruling : table.rulebook().rulings) {
        const QJsonValue choice = chosen.value(ruling.id);
        values.insert(ruling.id,
                      choice.isUndefined() ? ruling.fallback : choice.toVariant().toString());
    }
    table.create(u"rulings"_s, EntityId::Battle, values);
    for (const QJsonValue rule : table.command().arguments.value(u"house"_s).toArray())
        setHouseRule(table, rule.toObject());
}

/// A counter that is not told begins at its limit, where that is told: a small unit is complete.
void fillToLimits(const Rulebook &rulebook, Entity::Values &values, const QJsonObject &given)
{
    for (const ValueDeclaration &value : rulebook.values) {
        const bool follows = given.contains(value.maximumFrom) && !given.contains(value.key);
        if (follows && values.contains(value.key))
            values.insert(value.key, values.value(value.maximumFrom));
    }
}

/// \a given over \a values, each as the game declares it.
void takeOver(Interview &table, Entity::Values &values, const QJsonObject &given)
{
    for (auto it = given.begin(); it != given.end(); ++it)
        values.insert(it.key(), toldValue(table, it.key(), it.value()));
    fillToLimits(table.rulebook(), values, given);
    const std::optional<Text> outside = outOfRange(table.rulebook(), values);
    table.forbidIf(outside.has_value(), {}, outside.value_or(Text()));
}

/// The short numbers of a battle: 1, 2, 3 for the first side, 11, 12, 13 for the second.
class Numbers
{
public:
    void startSide(int side) { m_next = side * 10 + 1; }

    /// The wanted number where it is free, or the next one of the side.
    int take(int wanted)
    {
        int number = wanted;
        if (wanted <= 0 || m_taken.contains(wanted)) {
            while (m_taken.contains(m_next))
                ++m_next;
            number = m_next;
        }
        m_taken.insert(number);
        return number;
    }

private:
    int m_next = 1;
    QSet<int> m_taken;
};

void createUnit(Interview &table, EntityId parent, const QJsonObject &given, Numbers &numbers)
{
    const QString typeId = given.value(u"type"_s).toString();
    const UnitType *type = table.rulebook().unitType(typeId);
    table.forbidIf(!type, {}, Text(u"refusal.noType"_s).with(u"type"_s, typeId));
    Entity::Values values = type->values;
    for (auto it = type->valuesFromRuling.cbegin(); it != type->valuesFromRuling.cend(); ++it)
        values.insert(it.key(), table.rulingNumber(it.value()));
    takeOver(table, values, given.value(u"values"_s).toObject());
    values.insert(u"type"_s, type->id);
    // Blanks are no name; the type's own stands in when it is shown.
    const Value name = toldValue(table, u"name"_s, given.value(u"name"_s));
    if (!name.isEmpty())
        values.insert(u"name"_s, name);
    values.insert(u"number"_s, numbers.take(given.value(u"number"_s).toInt()));
    table.create(type->kind, parent, values);
}

} // namespace

Command beginCommand(const Scenario &scenario)
{
    QJsonArray sides;
    for (const SideEntry &side : scenario.sides) {
        QJsonArray units;
        for (const UnitEntry &unit : side.units)
            units.append(unitToJson(unit));
        sides.append(QJsonObject{
            {u"name"_s, side.name}, {u"values"_s, valuesToJson(side.values)}, {u"units"_s, units}});
    }
    QJsonObject rulings;
    for (auto it = scenario.rulings.cbegin(); it != scenario.rulings.cend(); ++it)
        rulings.insert(it.key(), it.value());
    QJsonArray house;
    for (const HouseRule &rule : scenario.houseRules)
        house.append(QJsonObject{{u"table"_s, rule.table},
                                 {u"row"_s, rule.row},
                                 {u"column"_s, rule.column},
                                 {u"value"_s, rule.value.toJson()}});
    QJsonArray markers;
    for (const UnitEntry &marker : scenario.markers)
        markers.append(unitToJson(marker));
    return beginCommand({{u"scenario"_s, scenario.id},
                         {u"sides"_s, sides},
                         {u"rulings"_s, rulings},
                         {u"house"_s, house},
                         {u"values"_s, valuesToJson(scenario.values)},
                         {u"markers"_s, markers}});
}

Command beginCommand(const QJsonObject &arguments)
{
    Command command;
    command.procedure = u"begin"_s;
    command.arguments = arguments;
    return command;
}

void deploy(Interview &table)
{
    const QJsonObject &arguments = table.command().arguments;
    Entity::Values battle;
    takeOver(table, battle, arguments.value(u"values"_s).toObject());
    table.create(u"battle"_s, EntityId::None, battle);
    createRulings(table);
    const QJsonArray sides = arguments.value(u"sides"_s).toArray();
    table.forbidIf(sides.size() < 2, {}, Text(u"refusal.fewSides"_s));
    Numbers numbers;
    for (qsizetype i = 0; i < sides.size(); ++i) {
        const QJsonObject side = sides.at(i).toObject();
        Entity::Values values{{u"name"_s, toldValue(table, u"name"_s, side.value(u"name"_s))},
                              {u"number"_s, static_cast<int>(i) + 1}};
        takeOver(table, values, side.value(u"values"_s).toObject());
        const EntityId id = table.create(u"side"_s, EntityId::Battle, values);
        numbers.startSide(static_cast<int>(i));
        const QJsonArray units = side.value(u"units"_s).toArray();
        table.refuseIf(
            units.isEmpty(), {},
            Text(u"refusal.emptySide"_s).with(u"side"_s, values.value(u"name"_s).toWord()));
        for (const QJsonValue unit : units)
            createUnit(table, id, unit.toObject(), numbers);
    }
    // Wire and trenches are numbered among themselves.
    Numbers markers;
    for (const QJsonValue marker : arguments.value(u"markers"_s).toArray())
        createUnit(table, EntityId::Battle, marker.toObject(), markers);
}

} // namespace adjutant
