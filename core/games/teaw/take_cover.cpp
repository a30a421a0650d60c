// SPDX-License-Identifier: MIT
#include "core/games/teaw/take_cover.h"

#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString TakeCoverRule = u"T17.3"_s;

bool everyAttack(const Interview &table)
{
    return table.ruled(u"teaw.reaction.count"_s, u"every"_s);
}

/// Whether cover helps against \a attack at all (`teaw.takecover.scope`).
bool helpsAgainst(const Interview &table, Attack attack)
{
    const QString scope = table.ruling(u"teaw.takecover.scope"_s);
    switch (attack) {
    case Attack::Shoot:
    case Attack::MachineGun:
        return true;
    case Attack::PrecisionShot:
        return table.ruled(u"teaw.sniper.covernegated"_s, u"terrain"_s);
    case Attack::Flamethrower:
        return scope != u"shots";
    case Attack::Explosion:
    case Attack::Mine:
    case Attack::Cannon:
    case Attack::HandToHand:
        return scope == u"all";
    case Attack::DefensiveFire:
        return false;
    }
    Q_UNREACHABLE();
}

/// Whether \a team may react now (T3.4): in the enemy's turn, once, or always by the ruling.
bool mayReact(const Interview &table, const Team &team)
{
    const bool able =
        costOf(table.rulebook(), table.state(), team.id(), action::TakeCover).has_value();
    const bool enemyTurn =
        table.moment().side != EntityId::None && table.moment().side != team.side();
    const bool held = team.isSnared() && table.ruled(u"teaw.snare.reactions"_s, u"deny"_s);
    const bool left = everyAttack(table) || !team.reactionUsed();
    return able && enemyTurn && !held && left && team.isAlive();
}

/// Nobody who may take cover against every attack would not; so this is asked only once a turn.
bool wantsCover(Interview &table, const Team &team, int hits)
{
    if (everyAttack(table))
        return true;
    Question question;
    question.kind = QuestionKind::YesNo;
    question.name = u"cover"_s;
    question.rule = TakeCoverRule;
    question.text = Text(u"takeCover.ask"_s).with(u"unit"_s, team.id()).with(u"n"_s, hits);
    question.table = action::TakeCover;
    question.side = team.side();
    question.actor = team.id();
    question.subject = table.unit();
    question.assumed = true;
    return table.yes(question);
}

int rollCover(Interview &table, const Team &team, int dice)
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.name = u"coverDice"_s;
    question.rule = TakeCoverRule;
    question.text = Text(u"takeCover.throw"_s).with(u"unit"_s, team.id()).with(u"n"_s, dice);
    question.table = action::TakeCover;
    question.side = team.side();
    question.actor = team.id();
    question.subject = table.unit();
    DiceGroup group;
    group.actor = team.id();
    group.count = dice;
    group.score = scoreOf(table, action::TakeCover, u"result"_s, u"saved"_s);
    if (group.score <= group.sides)
        question.rows = {table.row(action::TakeCover, {{u"die"_s, group.score}}).index()};
    question.dice = {group};
    return table.roll(question).hits();
}

} // namespace

int takeCover(Interview &table, EntityId target, int hits, Attack attack)
{
    const Team team(table.state(), target);
    if (hits <= 0 || !helpsAgainst(table, attack) || !mayReact(table, team))
        return hits;
    const bool capped = table.ruled(u"teaw.takecover.overkill"_s, u"capped"_s);
    const int rolled = capped ? std::min(hits, team.figures()) : hits;
    if (!wantsCover(table, team, rolled))
        return hits;
    table.add(target, key::CoverTaken, 1);
    if (Team(table.state(), target).coverTaken() >= limit(table, u"reactions"_s))
        table.set(target, key::ReactionUsed, 1);
    const int saved = std::min(rolled, rollCover(table, team, rolled));
    table.say(TakeCoverRule,
              Text(u"takeCover.saved"_s)
                  .with(u"unit"_s, target)
                  .with(u"dice"_s, QList<Text>{Text(u"word.dice"_s).with(u"n"_s, rolled)})
                  .with(u"n"_s, saved));
    return rolled - saved;
}

void takeCoverNow(Interview &table)
{
    table.forbidIf(true, TakeCoverRule,
                   Text(u"takeCover.onlyWhenHit"_s).with(u"unit"_s, table.unit()));
}

} // namespace adjutant::teaw
