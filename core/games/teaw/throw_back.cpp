// SPDX-License-Identifier: MIT
#include "core/games/teaw/throw_back.h"

#include "core/games/teaw/blast.h"
#include "core/games/teaw/grenades.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString ReachRule = u"T9.1"_s;
const QString ThrowRule = u"T9.3"_s;

bool atOnce(const Interview &table)
{
    return table.ruled(u"teaw.throwback.when"_s, u"instant"_s);
}

Text about(const Interview &table, const QString &key, EntityId grenade)
{
    return Text(key).with(u"unit"_s, table.unit()).with(u"number"_s, chitOf(table, grenade));
}

/// That the grenade is, or was when it landed, close enough (`teaw.throwback.within`).
void checkReach(Interview &table, EntityId grenade)
{
    const QString when = table.ruling(u"teaw.throwback.within"_s);
    const int reach = distance(table, u"throwBackReach"_s);
    const Text tooFar = about(table, u"throwBack.tooFar"_s, grenade).with(u"n"_s, reach);
    if (when != u"now") {
        table.refuseIf(!table.entity(table.unit()).isLinked(link::NearGrenade, grenade), ReachRule,
                       about(table, u"throwBack.wasTooFar"_s, grenade).with(u"n"_s, reach));
    }
    if (when == u"landing")
        return;
    Limit limit;
    limit.rule = ReachRule;
    limit.within = reach;
    limit.text = about(table, u"throwBack.reach"_s, grenade).with(u"n"_s, reach);
    limit.refusal = tooFar;
    limit.subject = grenade;
    checkWithin(table, limit);
}

void checkAgain(Interview &table, EntityId grenade)
{
    const bool once = table.ruled(u"teaw.throwback.again"_s, u"once"_s);
    table.refuseIf(once && table.entity(grenade).flag(key::ThrownBack), u"T9.1"_s,
                   about(table, u"throwBack.onlyOnce"_s, grenade));
    table.refuseIf(table.entity(table.unit()).isLinked(link::Tried, grenade), u"T9.1"_s,
                   about(table, u"throwBack.tried"_s, grenade));
}

void land(Interview &table, EntityId grenade)
{
    const EntityId side = Team(table.state(), table.unit()).side();
    Limit limit;
    limit.name = u"landing"_s;
    limit.rule = ThrowRule;
    limit.within = distance(table, u"throwBack"_s);
    limit.text = about(table, u"throwBack.landing"_s, grenade).with(u"n"_s, limit.within);
    limit.refusal = about(table, u"throwBack.landingTooFar"_s, grenade).with(u"n"_s, limit.within);
    limit.subject = grenade;
    checkWithin(table, limit);
    table.instruct(grenade, about(table, u"throwBack.place"_s, grenade).with(u"n"_s, limit.within));
    table.set(grenade, key::ThrownBack, 1);
    table.unlinkAll(grenade, link::Owner);
    table.link(grenade, link::Owner, side);
    table.unlinkAll(grenade, link::Thrower);
    table.link(grenade, link::Thrower, table.unit());
    if (table.ruled(u"teaw.throwback.fuse"_s, u"printed"_s)) {
        table.unlinkAll(grenade, link::ExplodesFor);
        table.link(grenade, link::ExplodesFor, enemyOf(table.state(), side));
    }
    for (const EntityId team : table.state().entities(kind::Team))
        table.unlink(team, link::NearGrenade, grenade);
    comeToRest(table, grenade);
}

/// The turn that is lost: the one that runs, or the next one of a team that is not at its turn.
void fail(Interview &table)
{
    const EntityId unit = table.unit();
    if (table.moment().side == Team(table.state(), unit).side())
        endTeamTurn(table, unit);
    else
        table.set(unit, key::LosesTurn, 1);
}

void attempt(Interview &table, EntityId grenade)
{
    table.link(table.unit(), link::Tried, grenade);
    Question question;
    question.name = u"dice"_s;
    question.rule = ThrowRule;
    question.text = about(table, u"throwBack.throw"_s, grenade);
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    question.subject = grenade;
    const Row row = rollOn(table, action::ThrowBack, question);
    const bool thrown = row.word(u"result"_s) == u"thrown";
    table.say(ThrowRule,
              about(table, thrown ? u"throwBack.thrown"_s : u"throwBack.failed"_s, grenade), row);
    if (thrown)
        land(table, grenade);
    else
        fail(table);
}

/// What a team near the landing is offered. Nobody has to; and the grenade may have been thrown on
/// by another team in the meantime.
void answerAtOnce(Interview &table)
{
    table.refuseIf(table.command().owed == 0, u"T9.2"_s, Text(u"throwBack.onlyAtOnce"_s));
    const EntityId grenade = table.command().entity(u"target"_s);
    const bool near = table.entity(table.unit()).isLinked(link::NearGrenade, grenade);
    if (!near || !Team(table.state(), table.unit()).isAlive())
        return;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"throw"_s;
    question.rule = ReachRule;
    question.text = about(table, u"throwBack.want"_s, grenade);
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    question.subject = grenade;
    question.assumed = true;
    if (table.yes(question))
        attempt(table, grenade);
}

} // namespace

void throwBack(Interview &table)
{
    if (atOnce(table)) {
        answerAtOnce(table);
        return;
    }
    guard(table, action::ThrowBack);
    const EntityId grenade =
        chooseMarker(table, u"target"_s, kind::Grenade, {Text(u"throwBack.none"_s), ReachRule},
                     Text(u"throwBack.which"_s).with(u"unit"_s, table.unit()));
    checkAgain(table, grenade);
    checkReach(table, grenade);
    spend(table, action::ThrowBack);
    attempt(table, grenade);
}

} // namespace adjutant::teaw
