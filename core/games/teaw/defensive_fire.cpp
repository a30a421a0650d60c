// SPDX-License-Identifier: MIT
#include "core/games/teaw/defensive_fire.h"

#include "core/games/teaw/aim.h"
#include "core/games/teaw/casualties.h"
#include "core/games/teaw/duties.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/ranges.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// The paragraph of the team's own entry.
QString ruleFor(const Team &team)
{
    if (team.is(type::Lmg))
        return u"T13.5"_s;
    return team.is(type::Hmg) ? u"T14.5"_s : u"T12.2"_s;
}

/// Whether a friendly team close by that stood still makes up for the firer's own move
/// (`teaw.deffire.support`).
bool othersStoodStill(const Interview &table, const Team &team)
{
    if (table.ruled(u"teaw.deffire.support"_s, u"self"_s))
        return false;
    const QList<EntityId> friends = teamsOf(table.state(), team.side());
    return std::any_of(friends.cbegin(), friends.cend(), [&](EntityId id) {
        return id != team.id() && !Team(table.state(), id).hasMoved();
    });
}

bool needsSetUp(const Interview &table, const Team &team)
{
    return team.hasMachineGun() && table.ruled(u"teaw.deffire.setup"_s, u"need"_s) &&
           !table.ruled(u"teaw.mg.setupscope"_s, u"attack-only"_s);
}

/// A team that moved may fire only beside one that did not; people say whether there is one.
void checkSupport(Interview &table, const Team &team)
{
    if (!team.hasMoved() || !othersStoodStill(table, team))
        return;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"support"_s;
    question.rule = u"T12.2"_s;
    question.text = aboutUnit(u"defensiveFire.support"_s, team.id());
    question.side = team.side();
    question.actor = team.id();
    question.assumed = true;
    table.refuseIf(!table.yes(question), u"T12.2"_s,
                   aboutUnit(u"defensiveFire.moved"_s, team.id()));
}

/// What its own state and the turn demand (P-DEFFIRE 1 and 2).
void checkReactor(Interview &table)
{
    const Team team(table.state(), table.unit());
    table.forbidIf(!team.isThere(), {}, Text(u"guard.noUnit"_s));
    const QString rule = ruleFor(team);
    table.refuseIf(!costOf(table.rulebook(), table.state(), team.id(), action::DefensiveFire),
                   u"T2.4"_s, aboutUnit(u"defensiveFire.notItsAction"_s, team.id()));
    table.refuseIf(!team.isAlive(), u"T1.8"_s, aboutUnit(u"guard.destroyed"_s, team.id()));
    table.refuseIf(table.moment().side == team.side(), u"T3.4"_s,
                   aboutUnit(u"defensiveFire.ownTurn"_s, team.id()));
    table.refuseIf(team.reactionUsed(), u"T3.4"_s, aboutUnit(u"defensiveFire.used"_s, team.id()));
    if (const std::optional<Refusal> reason = reasonNotToReact(table, team.id()))
        table.refuse(*reason);
    checkSupport(table, team);
}

/// What has to be true of the team that is fired at, but its range and cover (P-DEFFIRE 3).
void checkMover(Interview &table, EntityId target)
{
    const Team reactor(table.state(), table.unit());
    const Team mover(table.state(), target);
    const QString rule = ruleFor(reactor);
    table.forbidIf(!mover.isThere(), rule, Text(u"targets.none"_s));
    table.refuseIf(mover.side() == reactor.side(), rule, aboutUnit(u"targets.own"_s, target));
    table.refuseIf(!mover.isAlive(), rule, aboutUnit(u"targets.destroyed"_s, target));
    table.refuseIf(mover.isTank(), u"T20.1"_s, aboutUnit(u"targets.tank"_s, target));
    table.refuseIf(mover.movesUsed() == 0, rule, aboutUnit(u"defensiveFire.noMove"_s, target));
    table.refuseIf(mover.wasInRangeOf(reactor.id()), rule,
                   aboutUnit(u"defensiveFire.wasInRange"_s, target));
}

/// The enemy team that it fires at: the argument "target", or one of those that moved.
EntityId chooseMover(Interview &table)
{
    if (const EntityId named = table.command().entity(u"target"_s); named != EntityId::None) {
        checkMover(table, named);
        return named;
    }
    const Team reactor(table.state(), table.unit());
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"target"_s;
    question.rule = ruleFor(reactor);
    question.text = aboutUnit(u"defensiveFire.target"_s, reactor.id());
    question.side = reactor.side();
    question.actor = reactor.id();
    for (const EntityId id : teamsOf(table.state(), table.moment().side)) {
        const Team mover(table.state(), id);
        if (mover.movesUsed() > 0 && !mover.wasInRangeOf(reactor.id()))
            question.options.append(Option::of(id));
    }
    table.forbidIf(question.options.isEmpty(), question.rule, Text(u"defensiveFire.nobody"_s));
    return table.oneEntity(question);
}

std::optional<Row> aimAtMover(Interview &table, EntityId target)
{
    const Team reactor(table.state(), table.unit());
    const bool foreign =
        table.rulebook()
            .table(action::DefensiveFire)
            ->findAll(
                {{u"team"_s, reactor.type()}},
                [&table](const QString &id) { return table.ruling(id); }, table.lengths())
            .isEmpty();
    const QString type = foreign ? type::Defensive : reactor.type();
    Aim aim;
    aim.action = action::DefensiveFire;
    aim.rule = ruleFor(reactor);
    const bool where = table.ruled(u"teaw.deffire.timing"_s, u"interrupt"_s);
    aim.text =
        aboutUnit(where ? u"defensiveFire.aimAtEdge"_s : u"defensiveFire.aim"_s, reactor.id())
            .with(u"target"_s, target);
    aim.table = action::DefensiveFire;
    aim.known = {{u"team"_s, type}};
    aim.known.insert(u"figures"_s, figuresOnTable(table, aim.table, aim.known, reactor.figures()));
    aim.target = target;
    aim.side = reactor.side();
    aim.hints = fightWarning(table, target);
    return takeAim(table, aim);
}

} // namespace

std::optional<Refusal> reasonNotToReact(const Interview &table, EntityId reactor)
{
    const Team team(table.state(), reactor);
    const QString rule = ruleFor(team);
    if (team.hasMoved() && !othersStoodStill(table, team))
        return Refusal{aboutUnit(u"defensiveFire.moved"_s, reactor), rule};
    if (needsSetUp(table, team) && !team.isSetUp())
        return Refusal{aboutUnit(u"defensiveFire.packed"_s, reactor), u"T13.1"_s};
    if (team.isSnared() && table.ruled(u"teaw.snare.reactions"_s, u"deny"_s))
        return Refusal{aboutUnit(u"defensiveFire.snared"_s, reactor), u"T5.2"_s};
    return std::nullopt;
}

void defensiveFire(Interview &table)
{
    checkReactor(table);
    const EntityId target = chooseMover(table);
    const Team reactor(table.state(), table.unit());
    const QString rule = ruleFor(reactor);
    checkFight(table, target, rule);
    const std::optional<Row> row = aimAtMover(table, target);
    if (!row)
        return;
    spend(table, action::DefensiveFire);
    const int hits =
        throwShot(table, {target, Attack::DefensiveFire, rule, row->number(u"dice"_s)}, *row);
    const Value most = row->cell(u"maxKills"_s);
    const int kills = most.isEmpty() ? hits : std::min(hits, most.toInt());
    if (kills < hits)
        table.say(rule, Text(u"defensiveFire.oneKill"_s)
                            .with(u"unit"_s, table.unit())
                            .with(u"n"_s, most.toInt()));
    table.link(target, link::WasInRange, table.unit());
    loseFigures(table, target, kills, rule);
}

} // namespace adjutant::teaw
