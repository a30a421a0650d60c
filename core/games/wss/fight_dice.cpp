// SPDX-License-Identifier: MIT
#include "core/games/wss/fight_dice.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/unit.h"

#include <QJsonObject>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString DiceRule = u"P18.2"_s;
const QString ModifierRule = u"P18.4"_s;

/// The two kinds of stands in front, in the options of a side.
const QString ContactPart = u"Contact"_s;
const QString OverlapPart = u"Overlap"_s;

/// One side of a fight: who is in front, who came from behind.
struct Party
{
    QList<EntityId> front;
    QList<EntityId> joiners;
    bool attacks = false;
    QString name; ///< of the options: attacker, defender
};

EntityId firstOf(const Party &party)
{
    return party.front.value(0, EntityId::None);
}

QList<EntityId> joinersOf(const Interview &table, const Fight &fight, EntityId friendly)
{
    QList<EntityId> found = fight.joiners();
    found.removeIf([&](EntityId id) {
        return Unit(table.state(), id).side() != Unit(table.state(), friendly).side();
    });
    return found;
}

Party partyOf(const Interview &table, const Fight &fight, bool attacks)
{
    Party party;
    party.attacks = attacks;
    party.name = attacks ? u"attacker"_s : u"defender"_s;
    party.front = attacks ? fight.attackers() : fight.defenders();
    party.joiners = joinersOf(table, fight, firstOf(party));
    return party;
}

int standsOf(const Interview &table, const QList<EntityId> &units)
{
    int stands = 0;
    for (const EntityId id : units)
        stands += Unit(table.state(), id).stands();
    return stands;
}

bool isLightHere(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const bool dismounted = unit.arm() == arm::Dragoons && unit.isInfantry() &&
                            table.ruled(u"wss.fight.dragoon_mod"_s, u"dismounted"_s);
    return unit.isLight() || dismounted;
}

/// What each die of \a id has, against \a enemy, line by line (P18.4): what its own unit did.
QList<SumPart> bonusOf(const Interview &table, EntityId id, EntityId enemy, bool behindWorks)
{
    const Unit unit(table.state(), id);
    QList<SumPart> parts;
    const auto add = [&](const QString &name) {
        parts.append({Text(u"fight.bonus."_s + name), table.limit(u"fightDice"_s, name)});
    };
    if (unit.isCavalry() && isLightHere(table, enemy) && !isLightHere(table, id))
        add(u"light"_s);
    if (unit.flag(key::Charged))
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
    return bonusOf(table, firstOf(party), firstOf(other), behindWorks);
}

int sumOf(const QList<SumPart> &parts)
{
    return std::accumulate(parts.cbegin(), parts.cend(), 0,
                           [](int sum, const SumPart &part) { return sum + part.amount; });
}

/// How many stands may overlap besides (`wss.fight.overlap`).
int mostOverlap(const Interview &table, const Party &party)
{
    constexpr int flanks = 2;
    const auto units = static_cast<int>(party.front.size());
    return table.ruled(u"wss.fight.overlap"_s, u"army"_s) ? 1 : flanks * units;
}

/// The option for the stands of a joiner: "attackerRear", "attackerRear2".
QString rearOption(const Party &party, qsizetype place)
{
    return party.name + u"Rear"_s + (place > 0 ? QString::number(place + 1) : QString());
}

Option standOption(const QString &id, const Text &label, int preset, int maximum)
{
    Option option = Option::of(id, label);
    option.maximum = maximum;
    option.preset = preset;
    return option;
}

/// The stands of the front that meet the enemy; a unit between two enemies is divided (P17.2).
int presetContact(const Interview &table, const Party &party, const Party &other)
{
    const int met = std::min(standsOf(table, party.front), standsOf(table, other.front));
    const auto fights = static_cast<int>(Unit(table.state(), firstOf(party)).fights().size());
    return fights > 1 ? roundedUp(met, fights) : met;
}

QList<Option> standOptions(const Interview &table, const Party &party, const Party &other)
{
    const int own = standsOf(table, party.front);
    const int inContact = presetContact(table, party, other);
    const int most = mostOverlap(table, party);
    const auto label = [](const QString &what, EntityId unit, int maximum) {
        return aboutUnit(u"fight.stands."_s + what, unit).with(u"n"_s, maximum);
    };
    QList<Option> options{standOption(party.name + ContactPart,
                                      label(ContactPart, firstOf(party), own), inContact, own),
                          standOption(party.name + OverlapPart,
                                      label(OverlapPart, firstOf(party), most),
                                      std::min(most, own - inContact), most)};
    options.first().minimum = std::min(own, 1); // who fights is in contact
    for (qsizetype i = 0; i < party.joiners.size(); ++i) {
        const EntityId joiner = party.joiners.at(i);
        const int stands = Unit(table.state(), joiner).stands();
        options.append(
            standOption(rearOption(party, i), label(u"Rear"_s, joiner, stands), stands, stands));
    }
    return options;
}

/// No stand is in contact and overlaps: there are no more dice than stands.
void checkStands(Interview &table, const Party &party, const QMap<QString, int> &tally)
{
    const int own = standsOf(table, party.front);
    const int fighting =
        tally.value(party.name + ContactPart) + tally.value(party.name + OverlapPart);
    table.refuseIf(
        fighting > own, DiceRule,
        aboutUnit(u"fight.tooMany"_s, firstOf(party)).with(u"given"_s, fighting).with(u"n"_s, own));
}

/// Which stands of both fight: in contact, overlapping, in the rear. Filled in for two lines that
/// meet squarely.
QMap<QString, int> askStands(Interview &table, const Fight &fight, const Party &attacker,
                             const Party &defender)
{
    Question stands =
        question(table, QuestionKind::Tally,
                 {u"stands"_s, DiceRule,
                  aboutUnit(u"fight.who"_s, firstOf(attacker)).with(u"target"_s, firstOf(defender)),
                  firstOf(attacker), fight.id()});
    stands.options =
        standOptions(table, attacker, defender) + standOptions(table, defender, attacker);
    for (const EntityId id : {firstOf(attacker), firstOf(defender)}) {
        if (Unit(table.state(), id).fights().size() > 1)
            stands.hints.append(aboutUnit(u"fight.divided"_s, id));
    }
    QJsonObject filled;
    for (const Option &option : stands.options)
        filled.insert(option.id, option.preset);
    stands.assumed = filled;
    QMap<QString, int> tally = table.tally(stands);
    checkStands(table, attacker, tally);
    checkStands(table, defender, tally);
    return tally;
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

/// The dice of \a party: of the front, and of each who joined where he needs something else.
QList<DiceGroup> groupsOf(const Interview &table, const Fight &fight, const Party &party,
                          const Party &other, const QMap<QString, int> &tally)
{
    const int inFront =
        tally.value(party.name + ContactPart) + tally.value(party.name + OverlapPart);
    QList<DiceGroup> groups{
        groupOf(table, firstOf(party), inFront, frontBonus(table, fight, party, other))};
    for (qsizetype i = 0; i < party.joiners.size(); ++i) {
        const EntityId joiner = party.joiners.at(i);
        const DiceGroup rear = groupOf(table, joiner, tally.value(rearOption(party, i)),
                                       bonusOf(table, joiner, firstOf(other), false));
        if (rear.score == groups.first().score)
            groups.first().count += rear.count;
        else if (rear.count > 0)
            groups.append(rear);
    }
    return groups;
}

Question diceQuestion(const Interview &table, const Fight &fight, const Party &attacker,
                      const Party &defender)
{
    Question dice = question(
        table, QuestionKind::Dice,
        {u"fightDice"_s, ModifierRule,
         aboutUnit(u"fight.throw"_s, firstOf(attacker)).with(u"target"_s, firstOf(defender)),
         firstOf(attacker), fight.id()});
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
    const QMap<QString, int> tally = askStands(table, fight, attacker, defender);
    const QList<DiceGroup> attackers = groupsOf(table, fight, attacker, defender, tally);
    Question dice = diceQuestion(table, fight, attacker, defender);
    dice.dice = attackers + groupsOf(table, fight, defender, attacker, tally);
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
    const bool grenadiers =
        attacksWithGrenadiers(table, fight) && table.ruled(u"wss.breach.grenadier"_s, u"both"_s);
    QList<SumPart> attackers = frontBonus(table, fight, attacker, defender);
    if (grenadiers)
        attackers.append(
            {Text(u"modifiers.short.elite"_s), table.limit(u"modifiers"_s, u"elite"_s)});
    const QList<SumPart> defenders = frontBonus(table, fight, defender, attacker);
    Question dice = diceQuestion(table, fight, attacker, defender);
    dice.dice = {groupOf(table, firstOf(attacker), 1, attackers),
                 groupOf(table, firstOf(defender), 1, defenders)};
    if (!table.ruled(u"wss.breach.duel"_s, u"opposed"_s)) {
        const Throw thrown = table.roll(dice);
        return {thrown.hits(0), thrown.hits(1)};
    }
    // The dice themselves are compared: what they show stands for hits.
    dice.reading = Reading::Table;
    dice.comparison =
        Comparison{{firstOf(attacker), 0, attackers}, {firstOf(defender), 0, defenders}, {}, {}};
    for (DiceGroup &group : dice.dice)
        group.label = aboutUnit(u"faceoff.die"_s, group.actor);
    const Throw thrown = table.roll(dice);
    const Comparison sums = dice.comparison->thrown(firstOf(attacker), thrown.face(0))
                                .thrown(firstOf(defender), thrown.face(1));
    table.say(ModifierRule, sums.text());
    return {sums.totalOf(sums.first), sums.totalOf(sums.second)};
}

} // namespace adjutant::wss
