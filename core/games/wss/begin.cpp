// SPDX-License-Identifier: MIT
#include "core/games/wss/begin.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/deck.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/unit.h"
#include "core/referee/setup.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString DeployRule = u"P4.2"_s;

/// The first side is the French one unless the sides say otherwise.
void nameArmies(Interview &table)
{
    const QList<EntityId> sides = table.state().entities(kind::Side);
    const QString first = table.entity(sides.at(0)).word(key::Army);
    const QString second = table.entity(sides.at(1)).word(key::Army);
    const bool firstIsFrench = first.isEmpty() ? second != army::French : first == army::French;
    table.forbidIf(!first.isEmpty() && first == second, u"P5.1"_s, Text(u"begin.sameArmy"_s));
    table.set(sides.at(0), key::Army, firstIsFrench ? army::French : army::Alliance);
    table.set(sides.at(1), key::Army, firstIsFrench ? army::Alliance : army::French);
}

void fillUp(Interview &table)
{
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : piecesOf(table.state(), side)) {
            const Entity &piece = table.entity(id);
            const UnitType *type = table.rulebook().unitType(piece.word(key::Type));
            // What only stands there because of the type gives way to the size that was entered.
            const bool given = piece.values().contains(key::Stands) && type &&
                               piece.value(key::Stands) != type->values.value(key::Stands);
            if (!given)
                table.set(id, key::Stands, piece.number(key::StandsFull));
        }
    }
    const Entity &battle = table.entity(EntityId::Battle);
    if (battle.word(key::Victory).isEmpty())
        table.set(EntityId::Battle, key::Victory, u"nightfall"_s);
    const bool night = table.entity(EntityId::Battle).word(key::Victory) == u"nightfall";
    if (night && table.entity(EntityId::Battle).number(key::TurnLimit) == 0)
        table.set(EntityId::Battle, key::TurnLimit, table.rulebook().value(key::TurnLimit)->usual);
}

/// Sizes outside the printed ones (P2.1, `wss.army.cav_size`).
void checkSize(Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const bool rides = unit.arm() != arm::Infantry;
    const Row row = table.row(u"sizes"_s, {{u"body"_s, rides ? u"regiment"_s : u"battalion"_s}});
    const int size = unit.standsFull();
    const bool outside = size < row.number(u"least"_s) || size > row.number(u"most"_s);
    const Text text = aboutUnit(u"begin.size"_s, id)
                          .with(u"n"_s, size)
                          .with(u"least"_s, row.number(u"least"_s))
                          .with(u"most"_s, row.number(u"most"_s));
    const QString choice = table.ruling(u"wss.army.cav_size"_s);
    const bool tooSmall = choice == u"enforce6" && size < limit(table, u"leastCavalry"_s);
    const bool wrong = tooSmall || (choice == u"enforce8" && outside);
    table.refuseIf(rides && wrong, u"P2.1"_s, text);
    if (outside)
        table.say(u"P2.1"_s, text);
}

void checkSizes(Interview &table)
{
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit))
            checkSize(table, id);
    }
}

EntityId chooseDefender(Interview &table)
{
    const QList<EntityId> sides = table.state().entities(kind::Side);
    const auto marked = std::find_if(sides.cbegin(), sides.cend(), [&table](EntityId id) {
        return table.entity(id).flag(key::Defender);
    });
    if (marked != sides.cend())
        return *marked;
    Question who =
        question(table, QuestionKind::OneOf,
                 {u"defender"_s, u"P4.1"_s, Text(u"begin.defender"_s), EntityId::Battle});
    for (qsizetype i = 0; i < sides.size(); ++i) {
        Option option = Option::of(sides.at(i));
        option.id = QString::number(i + 1);
        who.options.append(option);
    }
    who.assumed = u"2"_s;
    const EntityId chosen = sides.value(table.oneOf(who).toInt() - 1, sides.last());
    table.set(chosen, key::Defender, 1);
    return chosen;
}

/// No further in than a third of the table (P4.2, `wss.deploy.third`).
void checkDepth(Interview &table, EntityId side)
{
    const int depth = table.entity(EntityId::Battle).number(key::Depth);
    if (depth <= 0)
        return;
    const int most = depth / limit(table, u"deploy"_s);
    Question foremost =
        question(table, QuestionKind::Length,
                 {u"foremost"_s, DeployRule,
                  Text(u"begin.foremost"_s).with(u"side"_s, side).with(u"n"_s, most), side});
    foremost.maximum = depth;
    foremost.assumed = most;
    table.refuseIf(table.length(foremost) > Length::units(most), DeployRule,
                   Text(u"begin.tooFar"_s).with(u"side"_s, side).with(u"n"_s, most));
}

int quarterOf(const Interview &table, int units)
{
    const int parts = limit(table, u"rearrange"_s);
    const QString choice = table.ruling(u"wss.deploy.quarter"_s);
    if (choice == u"up")
        return roundedUp(units, parts);
    const int rounded = choice == u"nearest" ? (units + parts / 2) / parts : units / parts;
    return choice == u"down" ? std::max(1, rounded) : rounded;
}

/// P4.4: the defender changes his mind about a quarter of his units.
void rearrange(Interview &table, EntityId defender)
{
    const QList<EntityId> units = troopsOf(table.state(), defender);
    const int most = quarterOf(table, static_cast<int>(units.size()));
    Question which = question(
        table, QuestionKind::SomeOf,
        {u"rearranged"_s, u"P4.4"_s,
         Text(u"begin.rearrange"_s).with(u"side"_s, defender).with(u"n"_s, most), defender});
    for (const EntityId id : units)
        which.options.append(Option::of(id));
    which.assumed = QJsonArray();
    table.refuseIf(table.someOf(which).size() > most, u"P4.4"_s,
                   Text(u"begin.tooMany"_s).with(u"n"_s, most));
}

void deployArmies(Interview &table)
{
    const EntityId defender = chooseDefender(table);
    const EntityId attacker = enemyOf(table.state(), defender);
    table.instruct(defender, Text(u"begin.deploysFirst"_s).with(u"side"_s, defender));
    checkDepth(table, defender);
    table.instruct(attacker, Text(u"begin.deploysSecond"_s).with(u"side"_s, attacker));
    if (table.ruled(u"wss.deploy.third"_s, u"both"_s))
        checkDepth(table, attacker);
    rearrange(table, defender);
}

} // namespace

void begin(Interview &table)
{
    deploy(table);
    createDeck(table);
    nameArmies(table);
    fillUp(table);
    checkSizes(table);
    convergeGrenadiers(table);
    throwQuality(table);
    deployArmies(table);
    table.say(u"P4.1"_s, Text(u"begin.begins"_s));
    table.owe(due(table, action::TurnStart, EntityId::None, Text(u"phase.newTurn"_s)));
}

} // namespace adjutant::wss
