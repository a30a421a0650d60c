// SPDX-License-Identifier: MIT
#include "core/games/teaw/hand_to_hand.h"

#include "core/games/teaw/duties.h"
#include "core/games/teaw/fight_round.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/line_up.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/move.h"
#include "core/games/teaw/ranges.h"
#include "core/games/teaw/targets.h"
#include "core/games/teaw/team.h"
#include "core/games/teaw/withdrawal.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// Once a turn, in whatever form; or once in each (`teaw.bayonet.limit`, T7.1).
void checkOnce(Interview &table, const QString &action)
{
    const Team team(table.state(), table.unit());
    const bool shared = table.ruled(u"teaw.bayonet.limit"_s, u"shared"_s);
    const bool ofThisForm = action == action::HandToHand ? team.hthUsed() : team.bayonetUsed();
    table.refuseIf(shared ? team.hasFought() : ofThisForm, u"T7.1"_s,
                   aboutUnit(u"handToHand.once"_s, team.id()));
}

/// What rulings may demand of special teams before they fight.
void checkReady(Interview &table)
{
    const Team team(table.state(), table.unit());
    table.refuseIf(team.hasMachineGun() && !team.isSetUp() &&
                       table.ruled(u"teaw.mg.setupscope"_s, u"all"_s),
                   u"T13.1"_s, aboutUnit(u"handToHand.packed"_s, team.id()));
    const bool special = team.is(type::Sniper) || team.is(type::AntiTank);
    if (special && table.ruled(u"teaw.lineup.scope"_s, u"everything"_s))
        checkLinedUp(table, u"T18.1"_s);
}

/// A tank, where it may be attacked at all (`teaw.hth.tank`).
bool isAttackedTank(const Interview &table, EntityId target)
{
    const Team named(table.state(), target);
    return named.isTank() && named.isAlive() &&
           named.side() != Team(table.state(), table.unit()).side() &&
           table.ruled(u"teaw.hth.tank"_s, u"yes"_s);
}

/// The enemy of the round: one that it fights already, or any other.
EntityId chooseOpponent(Interview &table)
{
    const EntityId unit = table.unit();
    const EntityId named = table.command().entity(u"target"_s);
    if (isAttackedTank(table, named))
        return named;
    const QList<EntityId> engaged = Team(table.state(), unit).engagedWith();
    const Text text = aboutUnit(u"handToHand.target"_s, unit);
    if (named != EntityId::None || engaged.isEmpty())
        return chooseEnemy(table, u"T7.2"_s, text);
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"target"_s;
    question.rule = u"T7.6"_s;
    question.text = text;
    question.side = Team(table.state(), unit).side();
    question.actor = unit;
    for (const EntityId id : engaged)
        question.options.append(Option::of(id));
    return table.oneEntity(question);
}

/// Whether a charge may be part of a move (`teaw.bayonet.move`).
bool chargesFromAfar(const Interview &table, const QString &action)
{
    return action != action::HandToHand && table.ruled(u"teaw.bayonet.move"_s, u"move"_s);
}

/// The teams have to be within 2 cm of each other (T7.2), or within a move and 2 cm.
void checkClose(Interview &table, EntityId enemy, const QString &action)
{
    Limit reach;
    reach.rule = u"T7.2"_s;
    reach.within = distance(table, action::HandToHand);
    if (chargesFromAfar(table, action))
        reach.within += Team(table.state(), table.unit()).speed();
    const auto filled = [&](const QString &key) {
        return aboutUnit(key, table.unit()).with(u"target"_s, enemy).with(u"n"_s, reach.within);
    };
    reach.text = filled(u"handToHand.reach"_s);
    reach.refusal = filled(u"handToHand.tooFar"_s);
    reach.subject = enemy;
    checkWithin(table, reach);
}

/// A fight that the other side began is fought in that side's turn alone (`teaw.hth.continue`).
void checkWhoseRound(Interview &table, EntityId enemy)
{
    const EntityId unit = table.unit();
    const bool othersFight = table.entity(enemy).isLinked(link::BeganFight, unit);
    table.refuseIf(othersFight && table.ruled(u"teaw.hth.continue"_s, u"once-per-pair"_s),
                   u"T7.6"_s, aboutUnit(u"handToHand.othersRound"_s, unit));
}

void fightAs(Interview &table, const QString &action)
{
    guard(table, action);
    checkOnce(table, action);
    checkReady(table);
    const EntityId enemy = chooseOpponent(table);
    const Team opponent(table.state(), enemy);
    table.refuseIf(opponent.isTank() && !table.ruled(u"teaw.hth.tank"_s, u"yes"_s), u"T20.1"_s,
                   aboutUnit(u"targets.tank"_s, enemy));
    table.refuseIf(opponent.is(type::Hmg) && table.ruled(u"teaw.hth.hmg"_s, u"immune"_s), u"T7.1"_s,
                   aboutUnit(u"handToHand.immune"_s, enemy));
    checkWhoseRound(table, enemy);
    const bool isNew = !Team(table.state(), table.unit()).engagedWith().contains(enemy);
    const bool charges = isNew && chargesFromAfar(table, action);
    if (charges) {
        checkMayMove(table);
        noteRanges(table);
    }
    if (isNew)
        checkClose(table, enemy, action);
    spend(table, action);
    if (charges)
        carryOutMove(table);
    table.set(table.unit(), action == action::HandToHand ? key::HthUsed : key::BayonetUsed, 1);
    if (!opponent.isTank())
        engage(table, table.unit(), enemy);
    table.say(u"T7.2"_s,
              aboutUnit(u"handToHand.begins."_s + action, table.unit()).with(u"target"_s, enemy));
    fightRound(table, enemy, action);
}

} // namespace

void handToHand(Interview &table)
{
    fightAs(table, action::HandToHand);
}

void bayonetCharge(Interview &table)
{
    fightAs(table, action::BayonetCharge);
}

void eliteBayonetCharge(Interview &table)
{
    fightAs(table, action::EliteBayonetCharge);
}

void fightOn(Interview &table)
{
    const EntityId unit = table.unit();
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"style"_s;
    question.rule = u"T7.6"_s;
    question.text = aboutUnit(u"handToHand.style"_s, unit);
    question.side = Team(table.state(), unit).side();
    question.actor = unit;
    for (const QString &action : {action::HandToHand, action::BayonetCharge,
                                  action::EliteBayonetCharge, action::Withdraw}) {
        if (costOf(table.rulebook(), table.state(), unit, action))
            question.options.append(
                Option::of(action, Text(table.rulebook().action(action)->label)));
    }
    question.assumed = action::HandToHand;
    table.forbidIf(question.options.isEmpty(), u"T7.6"_s, Text(u"guard.noUnit"_s));
    const QString chosen = table.oneOf(question);
    if (chosen == action::Withdraw)
        withdraw(table);
    else
        fightAs(table, chosen);
}

} // namespace adjutant::teaw
