// SPDX-License-Identifier: MIT
#include "core/games/wss/fight_dice.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/fight_stands.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/unit.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString ModifierRule = u"P18.4"_s;

bool isLightHere(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const bool dismounted = unit.arm() == arm::Dragoons && unit.isInfantry() &&
                            table.ruled(u"wss.fight.dragoon_mod"_s, u"dismounted"_s);
    return unit.isLight() || dismounted;
}

/// What each die of \a id has, against \a enemy, line by line (P18.4): what its own unit did.
QList<SumPart> bonusOf(const Interview &table, const Fight &fight, EntityId id, EntityId enemy,
                       bool behindWorks)
{
    const Unit unit(table.state(), id);
    QList<SumPart> parts;
    const auto add = [&](const QString &name) {
        parts.append({Text(u"fight.bonus."_s + name), table.limit(u"fightDice"_s, name)});
    };
    if (unit.isCavalry() && isLightHere(table, enemy) && !isLightHere(table, id))
        add(u"light"_s);
    if (table.entity(id).isLinked(link::Charged, fight.id()))
        add(u"charge"_s);
    const bool onFoot = unit.isInfantry() || table.ruled(u"wss.fight.obstacle_who"_s, u"any"_s);
    if (behindWorks && onFoot)
        add(u"obstacle"_s);
    const auto isLess = [](const SumPart &left, const SumPart &right) {
        return left.amount < right.amount;
    };
    if (!parts.isEmpty() && table.ruled(u"wss.fight.stack"_s, u"best"_s))
        return {*std::max_element(parts.cbegin(), parts.cend(), isLess)};
    return parts;
}

/// The bonus of those in front.
QList<SumPart> frontBonus(const Interview &table, const Fight &fight, const Party &party,
                          const Party &other)
{
    const bool behindWorks = !party.attacks && fight.flag(key::Obstacle);
    return bonusOf(table, fight, party.first(), other.first(), behindWorks);
}

int sumOf(const QList<SumPart> &parts)
{
    return std::accumulate(parts.cbegin(), parts.cend(), 0,
                           [](int sum, const SumPart &part) { return sum + part.amount; });
}

/// "British horse, 3 or more hits: +2 charged".
Text labelOf(EntityId unit, int score, const QList<SumPart> &bonus)
{
    QList<Text> parts;
    for (const SumPart &part : bonus)
        parts.append(Text(u"comparison.plus"_s)
                         .with(u"number"_s, part.amount)
                         .with(u"what"_s, QList<Text>{part.what}));
    const Text label = aboutUnit(parts.isEmpty() ? u"fight.dice"_s : u"fight.diceWith"_s, unit)
                           .with(u"score"_s, score);
    return parts.isEmpty() ? label : label.with(u"sum"_s, parts);
}

DiceGroup groupOf(const Interview &table, EntityId unit, int count, const QList<SumPart> &bonus)
{
    DiceGroup group;
    group.actor = unit;
    group.count = count;
    group.score = limit(table, u"fight"_s) - sumOf(bonus);
    group.label = labelOf(unit, group.score, bonus);
    return group;
}

/// The dice of \a party: of the front, and of each who joined.
QList<DiceGroup> groupsOf(const Interview &table, const Fight &fight, const Party &party,
                          const Party &other, const FightingStands &stands)
{
    QList<DiceGroup> groups{groupOf(table, party.first(), frontStands(stands, party),
                                    frontBonus(table, fight, party, other))};
    for (qsizetype i = 0; i < party.joiners.size(); ++i) {
        const EntityId joiner = party.joiners.at(i);
        const DiceGroup rear = groupOf(table, joiner, rearStands(stands, party, i),
                                       bonusOf(table, fight, joiner, other.first(), false));
        if (rear.count > 0)
            groups.append(rear);
    }
    return groups;
}

Question diceQuestion(const Interview &table, const Fight &fight, const Party &attacker,
                      const Party &defender)
{
    Question dice =
        question(table, QuestionKind::Dice,
                 {u"fightDice"_s, ModifierRule,
                  aboutUnit(u"fight.throw"_s, attacker.first()).with(u"target"_s, defender.first()),
                  attacker.first(), fight.id()});
    dice.table = u"fightDice"_s;
    return dice;
}

} // namespace

bool attacksWithGrenadiers(const Interview &table, const Fight &fight)
{
    const EntityId attacker = fight.attackers().value(0, EntityId::None);
    return fight.flag(key::GrenadierAttack) && Unit(table.state(), attacker).flag(key::Grenadiers);
}

FightHits throwFight(Interview &table, const Fight &fight)
{
    const Party attacker = partyOf(table, fight, true);
    const Party defender = partyOf(table, fight, false);
    const FightingStands stands = askStands(table, fight, attacker, defender);
    const QList<DiceGroup> attackers = groupsOf(table, fight, attacker, defender, stands);
    Question dice = diceQuestion(table, fight, attacker, defender);
    dice.dice = attackers + groupsOf(table, fight, defender, attacker, stands);
    const Throw thrown = table.roll(dice);
    FightHits hits;
    for (qsizetype i = 0; i < dice.dice.size(); ++i)
        (i < attackers.size() ? hits.attacker : hits.defender) += thrown.hits(static_cast<int>(i));
    return hits;
}

FightHits throwDuel(Interview &table, const Fight &fight)
{
    const Party attacker = partyOf(table, fight, true);
    const Party defender = partyOf(table, fight, false);
    sendDuellists(table, fight, attacker, defender);
    const bool grenadiers =
        attacksWithGrenadiers(table, fight) && table.ruled(u"wss.breach.grenadier"_s, u"both"_s);
    QList<SumPart> attackers = frontBonus(table, fight, attacker, defender);
    if (grenadiers)
        attackers.append(
            {Text(u"modifiers.short.elite"_s), table.limit(u"modifiers"_s, u"elite"_s)});
    const QList<SumPart> defenders = frontBonus(table, fight, defender, attacker);
    Question dice = diceQuestion(table, fight, attacker, defender);
    dice.dice = {groupOf(table, attacker.first(), 1, attackers),
                 groupOf(table, defender.first(), 1, defenders)};
    if (!table.ruled(u"wss.breach.duel"_s, u"opposed"_s)) {
        const Throw thrown = table.roll(dice);
        return {thrown.hits(0), thrown.hits(1)};
    }
    // The dice themselves are compared: what they show stands for hits.
    dice.reading = Reading::Table;
    dice.comparison =
        Comparison{{attacker.first(), 0, attackers}, {defender.first(), 0, defenders}, {}, {}};
    for (DiceGroup &group : dice.dice)
        group.label = aboutUnit(u"faceoff.die"_s, group.actor);
    const Throw thrown = table.roll(dice);
    const Comparison sums = dice.comparison->thrown(attacker.first(), thrown.face(0))
                                .thrown(defender.first(), thrown.face(1));
    table.say(ModifierRule, sums.text());
    return {sums.totalOf(sums.first), sums.totalOf(sums.second)};
}

} // namespace adjutant::wss
