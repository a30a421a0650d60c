// SPDX-License-Identifier: MIT
#include "core/games/teaw/withdrawal.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/fight_round.h"
#include "core/games/teaw/grant.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString WithdrawalRule = u"T7.7"_s;

Row rollToWithdraw(Interview &table)
{
    Question question;
    question.name = u"dice"_s;
    question.rule = WithdrawalRule;
    question.text = aboutUnit(u"withdrawal.throw"_s, table.unit());
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    return rollOn(table, action::Withdraw, question);
}

/// A gun that was set up holds its team where it is, or is given up (`teaw.withdraw.mg`).
bool gunHolds(Interview &table)
{
    const Team team(table.state(), table.unit());
    if (!team.isSetUp())
        return false;
    if (table.ruled(u"teaw.withdraw.mg"_s, u"stay"_s))
        return true;
    table.set(team.id(), key::Mg, gun::Packed);
    return false;
}

/// The Move action that a team may take after it broke off (T7.8).
void grantMove(Interview &table)
{
    const EntityId unit = table.unit();
    const QString choice = table.ruling(u"teaw.withdraw.move"_s);
    const Team team(table.state(), unit);
    const bool holds = gunHolds(table);
    if (choice == u"only")
        stopTeam(table, unit);
    const bool mayMove = !team.noMoreMoving() && team.movesUsed() < limit(table, u"moves"_s);
    if (!holds && mayMove && choice != u"paid")
        offerMove(table, unit, Grant::Withdraw);
}

void getAway(Interview &table)
{
    const EntityId unit = table.unit();
    if (!Team(table.state(), unit).isAlive())
        return;
    disengageAll(table, unit);
    dropVoidDuties(table);
    table.instruct(unit, aboutUnit(u"withdrawal.breaksOff"_s, unit));
    grantMove(table);
}

/// A failed attempt that does not take the place of the round (`teaw.withdraw.cost`).
void fightAfterwards(Interview &table)
{
    const Team team(table.state(), table.unit());
    if (!team.isAlive() || !team.isEngaged() ||
        !table.ruled(u"teaw.withdraw.cost"_s, u"then-fight"_s))
        return;
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"target"_s;
    question.rule = u"T7.6"_s;
    question.text = aboutUnit(u"handToHand.target"_s, team.id());
    question.side = team.side();
    question.actor = team.id();
    for (const EntityId id : team.engagedWith())
        question.options.append(Option::of(id));
    fightRound(table, table.oneEntity(question), action::HandToHand);
}

} // namespace

void withdraw(Interview &table)
{
    guard(table, action::Withdraw);
    const EntityId unit = table.unit();
    const Team team(table.state(), unit);
    table.refuseIf(!team.isEngaged(), WithdrawalRule, aboutUnit(u"withdrawal.notEngaged"_s, unit));
    table.refuseIf(team.hasFought(), WithdrawalRule, aboutUnit(u"withdrawal.fought"_s, unit));
    spend(table, action::Withdraw);
    table.set(unit, key::HthUsed, 1);
    dropVoidDuties(table);
    const Row row = rollToWithdraw(table);
    const bool out = row.word(u"result"_s) == u"out";
    const int losses = row.number(u"losses"_s);
    const QString key =
        out ? (losses > 0 ? u"withdrawal.outLoss"_s : u"withdrawal.out"_s) : u"withdrawal.held"_s;
    table.say(WithdrawalRule, aboutUnit(key, unit), row);
    loseFigures(table, unit, losses, WithdrawalRule);
    if (out)
        getAway(table);
    else
        fightAfterwards(table);
}

} // namespace adjutant::teaw
