// SPDX-License-Identifier: MIT
// Quality before the battle: converged grenadiers (P2.3) and the quality dice (P3.3).
#include "core/games/wss/ask.h"
#include "core/games/wss/begin.h"
#include "core/games/wss/unit.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString QualityRule = u"P3.3"_s;

QList<EntityId> unitsWhere(const Interview &table, const std::function<bool(const Unit &)> &accepts)
{
    QList<EntityId> found;
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
            if (accepts(Unit(table.state(), id)))
                found.append(id);
        }
    }
    return found;
}

int nextUnitNumber(const Interview &table, EntityId side)
{
    int highest = 0;
    for (const EntityId id : piecesOf(table.state(), side))
        highest = std::max(highest, table.entity(id).number(key::Number));
    return highest + 1;
}

/// The new battalion of one side.
void createGrenadiers(Interview &table, EntityId side, int stands)
{
    const UnitType *type = table.rulebook().unitType(type::Grenadiers);
    Q_ASSERT(type);
    Entity::Values values = type->values;
    values.insert(key::Type, type->id);
    values.insert(key::Number, nextUnitNumber(table, side));
    values.insert(key::StandsFull, stands);
    values.insert(key::Stands, stands);
    table.create(type->kind, side, values);
}

/// Which row of the quality dice a unit uses (`wss.army.raw_scope`).
QString rowFor(const Interview &table, const Unit &unit)
{
    if (table.ruled(u"wss.army.raw_scope"_s, u"nation"_s))
        return unit.word(key::Nation) == u"french" ? army::French : army::Alliance;
    return unit.isFrenchSide() ? army::French : army::Alliance;
}

void sayRaw(Interview &table, EntityId id)
{
    table.set(id, key::Quality, quality::Raw);
    table.say(QualityRule, aboutUnit(u"quality.raw"_s, id));
    table.instruct(id, aboutUnit(u"quality.ticket"_s, id));
}

/// The players say who is Raw.
void chooseRaw(Interview &table, const QList<EntityId> &units)
{
    Question which = question(table, QuestionKind::SomeOf,
                              {u"raw"_s, QualityRule, Text(u"quality.which"_s), EntityId::Battle});
    for (const EntityId id : units)
        which.options.append(Option::of(id));
    which.assumed = QJsonArray();
    const QList<EntityId> raw = table.someEntities(which);
    for (const EntityId id : units) {
        if (raw.contains(id))
            sayRaw(table, id);
        else
            table.set(id, key::Quality, quality::Trained);
    }
}

/// The last face of each grade, which is how odds take equal faces together.
QList<int> edgesOf(const Interview &table, const QString &army)
{
    QList<int> edges;
    const int sides = DiceGroup().sides;
    for (int face = 1; face <= sides; ++face) {
        const auto grade = [&](int of) {
            return table.row(u"quality"_s, {{u"army"_s, army}, {u"die"_s, of}}).word(u"quality"_s);
        };
        if (face == sides || grade(face) != grade(face + 1))
            edges.append(face);
    }
    return edges;
}

void rollGrid(Interview &table, const QList<EntityId> &units)
{
    Question grid =
        question(table, QuestionKind::Dice,
                 {u"quality"_s, QualityRule, Text(u"quality.roll"_s), EntityId::Battle});
    grid.reading = Reading::Table;
    grid.table = u"quality"_s;
    for (const EntityId id : units) {
        DiceGroup die;
        die.actor = id;
        die.label = aboutUnit(u"quality.die"_s, id);
        die.edges = edgesOf(table, rowFor(table, Unit(table.state(), id)));
        grid.dice.append(die);
    }
    const Throw thrown = table.roll(grid);
    for (qsizetype i = 0; i < units.size(); ++i) {
        const EntityId id = units.at(i);
        const Row row =
            table.row(u"quality"_s, {{u"army"_s, rowFor(table, Unit(table.state(), id))},
                                     {u"die"_s, thrown.face(static_cast<int>(i))}});
        if (row.word(u"quality"_s) == quality::Raw)
            sayRaw(table, id);
        else
            table.set(id, key::Quality, quality::Trained);
    }
}

} // namespace

void convergeGrenadiers(Interview &table)
{
    const QList<EntityId> battalions = unitsWhere(table, [](const Unit &unit) {
        return unit.arm() == arm::Infantry && unit.flag(key::Grenadiers) && unit.stands() > 1 &&
               unit.word(key::Type) != type::Grenadiers;
    });
    Question which =
        question(table, QuestionKind::SomeOf,
                 {u"converge"_s, u"P2.3"_s, Text(u"quality.converge"_s), EntityId::Battle});
    for (const EntityId id : battalions)
        which.options.append(Option::of(id));
    which.assumed = QJsonArray();
    QMap<EntityId, int> given;
    const bool original = table.ruled(u"wss.army.strength_base"_s, u"original"_s);
    for (const EntityId id : table.someEntities(which)) {
        const Unit unit(table.state(), id);
        if (original)
            table.set(id, key::HalfFrom, unit.standsFull());
        table.set(id, key::StandsFull, unit.standsFull() - 1);
        table.set(id, key::Stands, unit.stands() - 1);
        table.set(id, key::Grenadiers, 0);
        ++given[unit.side()];
    }
    for (auto it = given.cbegin(); it != given.cend(); ++it)
        createGrenadiers(table, it.key(), it.value());
}

void throwQuality(Interview &table)
{
    const QList<EntityId> units =
        unitsWhere(table, [](const Unit &unit) { return unit.quality().isEmpty(); });
    if (table.ruled(u"wss.army.raw_scope"_s, u"agreed"_s))
        chooseRaw(table, units);
    else
        rollGrid(table, units);
}

} // namespace adjutant::wss
