// SPDX-License-Identifier: MIT
#include "core/games/teaw/fire.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString FightRule = u"T23.6"_s;

/// The teams of the shooter's own side that fight \a target hand to hand.
QList<EntityId> friendsInFight(const Interview &table, EntityId target)
{
    const EntityId side = Team(table.state(), table.unit()).side();
    QList<EntityId> friends;
    for (const EntityId id : Team(table.state(), target).engagedWith()) {
        if (Team(table.state(), id).side() == side)
            friends.append(id);
    }
    return friends;
}

/// For each hit a coin: the upper half of the die strikes the friendly team in the fight. Returns
/// the hits that are left for the target.
int strayHits(Interview &table, const Shot &shot, int hits)
{
    const QList<EntityId> friends = friendsInFight(table, shot.target);
    if (hits <= 0 || friends.isEmpty() || !table.ruled(u"teaw.shoot.engaged"_s, u"random"_s))
        return hits;
    Question which;
    which.kind = QuestionKind::OneOf;
    which.name = u"friend"_s;
    which.rule = FightRule;
    which.text = Text(u"fire.whichFriend"_s).with(u"target"_s, shot.target);
    which.side = Team(table.state(), table.unit()).side();
    which.actor = table.unit();
    which.subject = shot.target;
    for (const EntityId id : friends)
        which.options.append(Option::of(id));
    const EntityId struck = table.oneEntity(which);

    Question coins;
    coins.kind = QuestionKind::Dice;
    coins.name = u"strays"_s;
    coins.rule = FightRule;
    coins.text = Text(u"fire.strays"_s).with(u"unit"_s, struck).with(u"n"_s, hits);
    coins.side = which.side;
    coins.actor = table.unit();
    coins.subject = struck;
    DiceGroup group;
    group.actor = table.unit();
    group.count = hits;
    group.score = group.sides / 2 + 1;
    coins.dice = {group};
    const int strays = table.roll(coins).hits();
    table.say(FightRule, Text(u"fire.strayed"_s).with(u"unit"_s, struck).with(u"n"_s, strays));
    loseFigures(table, struck, strays, shot.rule);
    return hits - strays;
}

/// Small arms against a tank: there is no table, so the players say what comes of it.
void hitTank(Interview &table, const Shot &shot, int hits)
{
    if (hits <= 0)
        return;
    Question question;
    question.kind = QuestionKind::OneOf;
    question.name = u"effect"_s;
    question.rule = u"T20.1"_s;
    question.text = Text(u"fire.tankEffect"_s).with(u"unit"_s, shot.target).with(u"n"_s, hits);
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = shot.target;
    question.options = {Option::of(u"nothing"_s, Text(u"fire.tankEffect.nothing"_s)),
                        Option::of(u"damaged"_s, Text(u"fire.tankEffect.damaged"_s)),
                        Option::of(u"destroyed"_s, Text(u"fire.tankEffect.destroyed"_s))};
    question.assumed = u"nothing"_s;
    const QString effect = table.oneOf(question);
    if (effect == u"damaged")
        damageTank(table, shot.target, question.rule);
    if (effect == u"destroyed")
        destroyTank(table, shot.target, question.rule);
}

} // namespace

void checkFight(Interview &table, EntityId target, const QString &rule)
{
    if (!table.ruled(u"teaw.shoot.engaged"_s, u"forbid"_s))
        return;
    for (const EntityId id : {table.unit(), target}) {
        table.refuseIf(Team(table.state(), id).isEngaged(), rule,
                       Text(u"fire.inFight"_s).with(u"unit"_s, id));
    }
}

QList<Text> fightWarning(const Interview &table, EntityId target)
{
    QList<Text> warnings;
    for (const EntityId id : {table.unit(), target}) {
        if (Team(table.state(), id).isEngaged())
            warnings.append(Text(u"fire.warnFight"_s).with(u"unit"_s, id));
    }
    return warnings;
}

void checkRepeat(Interview &table, const QString &rule)
{
    const Team team(table.state(), table.unit());
    const bool fired = team.shotsUsed() + team.machineGunAttacks() > 0;
    table.refuseIf(fired && table.ruled(u"teaw.shoot.repeat"_s, u"once"_s), rule,
                   Text(u"fire.once"_s).with(u"unit"_s, team.id()));
}

int throwShot(Interview &table, const Shot &shot, const Row &row)
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.name = u"dice"_s;
    question.rule = shot.rule;
    question.text = Text(u"fire.throw"_s)
                        .with(u"unit"_s, table.unit())
                        .with(u"target"_s, shot.target)
                        .with(u"n"_s, shot.dice)
                        .with(u"score"_s, row.number(u"hitsOn"_s));
    question.table = row.table().id;
    question.rows = {row.index()};
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    question.subject = shot.target;
    DiceGroup group;
    group.actor = table.unit();
    group.count = shot.dice;
    group.score = row.number(u"hitsOn"_s);
    question.dice = {group};
    const Throw thrown = table.roll(question);
    table.say(shot.rule,
              Text(u"fire.hits"_s)
                  .with(u"unit"_s, table.unit())
                  .with(u"target"_s, shot.target)
                  .with(u"dice"_s, QList<Text>{Text(u"word.dice"_s).with(u"n"_s, thrown.count())})
                  .with(u"score"_s, thrown.score())
                  .with(u"n"_s, thrown.hits()),
              row);
    return thrown.hits();
}

void fire(Interview &table, const Shot &shot, const Row &row)
{
    const int hits = strayHits(table, shot, throwShot(table, shot, row));
    if (Team(table.state(), shot.target).isTank()) {
        hitTank(table, shot, hits);
        return;
    }
    loseFigures(table, shot.target, takeCover(table, shot.target, hits, shot.attack), shot.rule);
}

} // namespace adjutant::teaw
