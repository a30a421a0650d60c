// SPDX-License-Identifier: MIT
#include "core/games/teaw/fight_round.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/initiative.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/take_cover.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// Who fights in a round: one team a side, or all that hang together (`teaw.hth.multi`).
struct Parties
{
    QList<EntityId> active; ///< of the side whose action it is; the acting team first
    QList<EntityId> passive;
};

/// All teams that a chain of fights ties to \a team, in the order in which they are found.
QList<EntityId> tiedTo(const State &state, EntityId team)
{
    QList<EntityId> found{team};
    for (qsizetype i = 0; i < found.size(); ++i) {
        for (const EntityId other : Team(state, found.at(i)).engagedWith()) {
            if (!found.contains(other))
                found.append(other);
        }
    }
    return found;
}

Parties partiesOf(const Interview &table, EntityId enemy)
{
    if (table.ruled(u"teaw.hth.multi"_s, u"pairs"_s))
        return {{table.unit()}, {enemy}};
    Parties parties;
    const EntityId side = Team(table.state(), table.unit()).side();
    for (const EntityId id : tiedTo(table.state(), table.unit())) {
        const bool its = Team(table.state(), id).side() == side;
        (its ? parties.active : parties.passive).append(id);
    }
    // A tank is attacked, but never tied to a fight.
    if (!parties.passive.contains(enemy))
        parties.passive.append(enemy);
    return parties;
}

/// The table that \a team strikes by. \a action is what the acting team does.
QString tableFor(const Interview &table, EntityId team, const QString &action)
{
    if (team == table.unit() && action != action::HandToHand)
        return action;
    if (table.ruled(u"teaw.bayonet.defend"_s, u"active"_s))
        return action::HandToHand;
    const Team striker(table.state(), team);
    if (striker.is(type::Assault))
        return action::BayonetCharge;
    return striker.is(type::Raider) ? action::EliteBayonetCharge : action::HandToHand;
}

QString ruleOfTable(const QString &tableId)
{
    if (tableId == action::BayonetCharge)
        return u"T11.2"_s;
    return tableId == action::EliteBayonetCharge ? u"T17.4"_s : u"T7.4"_s;
}

/// A team that does not fight back: an HMG Team (`teaw.hth.hmg`), one in the wire
/// (`teaw.snare.reactions`).
bool isHelpless(const Interview &table, EntityId id)
{
    const Team team(table.state(), id);
    const bool gun = team.is(type::Hmg) && table.ruled(u"teaw.hth.hmg"_s, u"helpless"_s);
    const bool held = team.isSnared() && table.ruled(u"teaw.snare.reactions"_s, u"deny"_s);
    return table.moment().side != team.side() && (gun || held);
}

/// The dice that each party has, one for each figure alive.
QList<DiceGroup> diceOfParty(const Interview &table, const QList<EntityId> &party,
                             const QString &action)
{
    QList<DiceGroup> groups;
    for (const EntityId id : party) {
        if (isHelpless(table, id) || Team(table.state(), id).figures() == 0)
            continue;
        DiceGroup group;
        group.actor = id;
        group.label = Text(u"handToHand.dice"_s).with(u"unit"_s, id);
        group.count = Team(table.state(), id).figures();
        group.score = scoreOf(table, tableFor(table, id, action), u"result"_s, u"hit"_s);
        groups.append(group);
    }
    return groups;
}

/// One party's attack: how many hits come of its dice.
int strike(Interview &table, const QList<DiceGroup> &dice, EntityId target, const QString &action)
{
    if (dice.isEmpty())
        return 0;
    const EntityId striker = dice.first().actor;
    const QString tableId = tableFor(table, striker, action);
    Question question;
    question.kind = QuestionKind::Dice;
    question.name = u"attack"_s;
    question.rule = ruleOfTable(tableId);
    question.table = tableId;
    question.text = Text(u"handToHand.attack"_s)
                        .with(u"unit"_s, striker)
                        .with(u"target"_s, target)
                        .with(u"n"_s, dice.first().count)
                        .with(u"score"_s, dice.first().score);
    question.side = Team(table.state(), striker).side();
    question.actor = striker;
    question.subject = target;
    question.dice = dice;
    const Throw thrown = table.roll(question);
    int hits = 0;
    for (int group = 0; group < dice.size(); ++group)
        hits += thrown.hits(group);
    table.say(question.rule, Text(u"handToHand.hits"_s)
                                 .with(u"unit"_s, striker)
                                 .with(u"target"_s, target)
                                 .with(u"n"_s, hits));
    return hits;
}

/// Shares \a hits out among several teams as their player says; the rest goes by their order.
QMap<EntityId, int> shareOut(Interview &table, const QList<EntityId> &party, int hits)
{
    QMap<EntityId, int> shares;
    if (party.size() == 1 || hits <= 0) {
        shares.insert(party.first(), hits);
        return shares;
    }
    Question question;
    question.kind = QuestionKind::Tally;
    question.name = u"losses"_s;
    question.rule = u"T1.8"_s;
    question.text = Text(u"handToHand.shareOut"_s).with(u"n"_s, hits);
    question.side = Team(table.state(), party.first()).side();
    for (const EntityId id : party) {
        Option option = Option::of(id);
        option.maximum = Team(table.state(), id).figures();
        question.options.append(option);
    }
    question.assumed = QJsonObject();
    const QMap<QString, int> chosen = table.tally(question);
    int left = hits;
    for (const EntityId id : party) {
        const int share = std::min(left, chosen.value(QString::number(number(id))));
        shares[id] += share;
        left -= share;
    }
    for (const EntityId id : party) {
        const int more = std::clamp(left, 0, Team(table.state(), id).figures() - shares.value(id));
        shares[id] += more;
        left -= more;
    }
    return shares;
}

/// What a success does to a tank, people say (`teaw.hth.tank`).
void strikeTank(Interview &table, EntityId tank, int hits)
{
    if (hits <= 0)
        return;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"tankDestroyed"_s;
    question.rule = u"T20.1"_s;
    question.text = Text(u"handToHand.tank"_s).with(u"unit"_s, tank).with(u"n"_s, hits);
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = tank;
    question.assumed = false;
    if (table.yes(question))
        destroyTank(table, tank, u"T7.4"_s);
}

void suffer(Interview &table, const QList<EntityId> &party, int hits, const QString &rule)
{
    const QMap<EntityId, int> shares = shareOut(table, party, hits);
    for (auto it = shares.cbegin(); it != shares.cend(); ++it) {
        if (Team(table.state(), it.key()).isTank())
            strikeTank(table, it.key(), it.value());
        else
            loseFigures(table, it.key(), takeCover(table, it.key(), it.value(), Attack::HandToHand),
                        rule);
    }
}

QList<EntityId> alive(const Interview &table, const QList<EntityId> &party)
{
    QList<EntityId> left;
    for (const EntityId id : party) {
        if (Team(table.state(), id).isAlive())
            left.append(id);
    }
    return left;
}

/// First one party, then what is left of the other (T7.4).
void attackInTurn(Interview &table, const QList<EntityId> &first, const QList<EntityId> &second,
                  const QString &action)
{
    suffer(table, second, strike(table, diceOfParty(table, first, action), second.first(), action),
           ruleOfTable(tableFor(table, first.first(), action)));
    const QList<EntityId> back = alive(table, second);
    const QList<EntityId> targets = alive(table, first);
    if (back.isEmpty() || targets.isEmpty())
        return;
    suffer(table, targets, strike(table, diceOfParty(table, back, action), targets.first(), action),
           ruleOfTable(tableFor(table, back.first(), action)));
}

/// Both with the figures that they have now; losses come off afterwards.
void attackTogether(Interview &table, const Parties &parties, const QString &action)
{
    const int onPassive =
        strike(table, diceOfParty(table, parties.active, action), parties.passive.first(), action);
    const int onActive =
        strike(table, diceOfParty(table, parties.passive, action), parties.active.first(), action);
    suffer(table, parties.passive, onPassive, ruleOfTable(tableFor(table, table.unit(), action)));
    suffer(table, parties.active, onActive, u"T7.4"_s);
}

/// Who attacks first; both at once where that makes no difference.
Order orderOf(Interview &table, EntityId enemy)
{
    // Losses do not weaken the answer.
    if (table.ruled(u"teaw.hth.sequence"_s, u"full"_s))
        return Order::Together;
    // Nothing strikes back.
    if (isHelpless(table, enemy) || Team(table.state(), enemy).isTank())
        return Order::ActiveFirst;
    return decideOrder(table, enemy);
}

/// Losses may leave a gap that ends the fight (`teaw.hth.gap`).
void checkGap(Interview &table, EntityId enemy, int figuresBefore)
{
    const EntityId unit = table.unit();
    const Team team(table.state(), unit);
    const Team other(table.state(), enemy);
    const bool lost = team.figures() + other.figures() < figuresBefore;
    if (!lost || !team.engagedWith().contains(enemy) || table.ruled(u"teaw.hth.gap"_s, u"stay"_s))
        return;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"stillClose"_s;
    question.rule = u"T7.6"_s;
    question.text = Text(u"handToHand.stillClose"_s)
                        .with(u"unit"_s, unit)
                        .with(u"target"_s, enemy)
                        .with(u"n"_s, distance(table, u"handToHand"_s));
    question.side = table.moment().side;
    question.actor = unit;
    question.subject = enemy;
    question.assumed = true;
    if (table.yes(question))
        return;
    disengage(table, unit, enemy);
    table.say(u"T7.6"_s,
              Text(u"handToHand.apart"_s).with(u"unit"_s, unit).with(u"target"_s, enemy));
}

} // namespace

void fightRound(Interview &table, EntityId enemy, const QString &action)
{
    const int before =
        Team(table.state(), table.unit()).figures() + Team(table.state(), enemy).figures();
    const Parties parties = partiesOf(table, enemy);
    // In a pool all of them have fought.
    for (const EntityId id : parties.active) {
        if (id != table.unit())
            table.set(id, key::HthUsed, 1);
    }
    const Order order = orderOf(table, enemy);
    if (order == Order::Together)
        attackTogether(table, parties, action);
    else if (order == Order::ActiveFirst)
        attackInTurn(table, parties.active, parties.passive, action);
    else
        attackInTurn(table, parties.passive, parties.active, action);
    checkGap(table, enemy, before);
    dropVoidDuties(table);
}

} // namespace adjutant::teaw
