// SPDX-License-Identifier: MIT
#include "core/games/wss/fight_round.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/fight.h"
#include "core/games/wss/fight_dice.h"
#include "core/games/wss/glory.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/may_pursue.h"
#include "core/games/wss/rout.h"
#include "core/games/wss/unit.h"

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString FightArgument = u"fight"_s; ///< of a round that is owed: which fight it is
const QString ResultRule = u"P18.6"_s;

/// The two who lose or win, with those of their side who fight with them.
struct Sides
{
    QList<EntityId> attackers;
    QList<EntityId> defenders;
};

Sides sidesOf(const Interview &table, const Fight &fight)
{
    Sides sides{fight.attackers(), fight.defenders()};
    const EntityId side = Unit(table.state(), sides.attackers.value(0, EntityId::None)).side();
    for (const EntityId id : fight.joiners()) {
        const bool attacks = Unit(table.state(), id).side() == side;
        (attacks ? sides.attackers : sides.defenders).append(id);
    }
    return sides;
}

/// Whether the fight is resolved in this phase (`wss.fight.round2_when`).
bool isDue(const Interview &table, const Fight &fight)
{
    const EntityId attacker = fight.attackers().value(0, EntityId::None);
    const Moment &moment = table.moment();
    if (Unit(table.state(), attacker).side() != moment.side || fight.flag(key::Resolved))
        return false;
    const bool isCavalry = moment.phase == phase::Cavalry;
    const bool again = fight.round() > 1;
    if (again && fight.number(key::BegunTurn) == moment.turn)
        return false;
    const bool anyPhase = again && table.ruled(u"wss.fight.round2_when"_s, u"first"_s);
    return anyPhase || fight.flag(key::CavalryFight) == isCavalry;
}

/// What a side loses; the grenadier stand of a duel goes first, while it has one (P21.4).
Loss lossOf(const Interview &table, const Fight &fight, int stands, bool attacker)
{
    Loss loss{stands, ResultRule};
    loss.grenadiers = attacker && attacksWithGrenadiers(table, fight);
    return loss;
}

void lose(Interview &table, const QList<EntityId> &units, const Loss &loss)
{
    // Losses are those of the unit in front; who joined has none of his own.
    if (!units.isEmpty() && loss.stands > 0)
        loseStands(table, units.first(), loss);
}

/// Both sides lose at the same time (`wss.fight.both_scatter`).
void bothLose(Interview &table, const Fight &fight, const Sides &sides, int stands)
{
    Loss attackers = lossOf(table, fight, stands, true);
    const Loss defenders = lossOf(table, fight, stands, false);
    const bool both = isBelowHalf(table, sides.attackers.first(), stands) &&
                      isBelowHalf(table, sides.defenders.first(), stands);
    attackers.scatters = !(both && table.ruled(u"wss.fight.both_scatter"_s, u"attacker"_s));
    lose(table, sides.attackers, attackers);
    lose(table, sides.defenders, defenders);
}

void fightOn(Interview &table, EntityId fight)
{
    if (!table.state().contains(fight))
        return;
    table.set(fight, key::Round, Fight(table.state(), fight).round() + 1);
    table.set(fight, key::BegunTurn, table.moment().turn);
    table.set(fight, key::Resolved, 1);
    const bool keepsImpetus = table.ruled(u"wss.fight.charge_bonus_rounds"_s, u"both"_s);
    for (const EntityId id : Fight(table.state(), fight).members()) {
        if (!keepsImpetus)
            table.unlink(id, link::Charged, fight);
    }
    for (const QString &key : {key::PistolsAttacker, key::PistolsDefender})
        table.set(fight, key, {});
}

/// The loser falls back or routs, with all who fight on its side.
void beat(Interview &table, const Fight &fight, const Row &row, const Sides &sides,
          bool attackerLost)
{
    const QList<EntityId> losers = attackerLost ? sides.attackers : sides.defenders;
    const QList<EntityId> winners = attackerLost ? sides.defenders : sides.attackers;
    const Loss loss = lossOf(table, fight, row.number(u"loserStands"_s), attackerLost);
    const bool routs = row.word(u"result"_s) == u"rout";
    lose(table, winners, lossOf(table, fight, row.number(u"winnerStands"_s), !attackerLost));
    for (const EntityId id : losers) {
        const bool isFront = id == losers.first();
        if (routs) {
            rout(table, id,
                 {RoutBy::What::Fight, ResultRule, row.number(u"moves"_s),
                  isFront ? loss.stands : 0});
            continue;
        }
        fallBack(table, id, row.number(u"moves"_s), ResultRule);
        if (isFront && Unit(table.state(), id).isOnTable())
            lose(table, {id}, loss);
    }
    offerPursuit(table, winners, losers);
    if (routs && table.ruled(u"wss.glory.trigger"_s, u"fights"_s) && !attackerLost)
        award(table, winners.first(), losers.first());
}

/// In a duel a hit without an answer decides (`wss.breach.duel`): it counts as the row for two.
int differenceOf(const Interview &table, const Fight &fight, const FightHits &hits)
{
    constexpr int decisive = 2;
    const int difference = std::abs(hits.attacker - hits.defender);
    const bool decides =
        fight.flag(key::Duel) && difference > 0 && table.ruled(u"wss.breach.duel"_s, u"reply"_s);
    return decides ? std::max(difference, decisive) : difference;
}

/// In what words the result is told: two dice of a duel that are compared are no hits.
QString resultText(const Interview &table, const Fight &fight)
{
    const bool sums = fight.flag(key::Duel) && table.ruled(u"wss.breach.duel"_s, u"opposed"_s);
    return sums ? u"fight.result.sums."_s : u"fight.result."_s;
}

void resolve(Interview &table, const Fight &fight, const FightHits &hits)
{
    const Sides sides = sidesOf(table, fight);
    const int difference = differenceOf(table, fight, hits);
    const int round = std::min(fight.round(), limit(table, u"rounds"_s));
    const Row row =
        table.row(u"fightResult"_s, {{u"round"_s, round}, {u"difference"_s, difference}});
    const QString result = row.word(u"result"_s);
    table.say(ResultRule,
              Text(resultText(table, fight) + result)
                  .with(u"attacker"_s, sides.attackers.first())
                  .with(u"defender"_s, sides.defenders.first())
                  .with(u"hits"_s, hits.attacker)
                  .with(u"against"_s, hits.defender),
              row);
    if (result == u"back" || result == u"rout") {
        beat(table, fight, row, sides, hits.attacker < hits.defender);
        return;
    }
    bothLose(table, fight, sides, row.number(u"loserStands"_s));
    if (result == u"on") {
        fightOn(table, fight.id());
        return;
    }
    for (const EntityId id : sides.attackers) {
        if (Unit(table.state(), id).isOnTable())
            fallBack(table, id, row.number(u"moves"_s), u"P18.7"_s);
    }
    leaveFights(table, sides.defenders.first());
}

/// Hits may be casualties as well (`wss.fight.hits_markers`).
void markHits(Interview &table, const Sides &sides, const FightHits &hits)
{
    if (!table.ruled(u"wss.fight.hits_markers"_s, u"markers"_s))
        return;
    if (hits.attacker > 0)
        table.add(sides.defenders.first(), key::Casualties, hits.attacker);
    if (hits.defender > 0)
        table.add(sides.attackers.first(), key::Casualties, hits.defender);
}

/// A side was taken off by hand: there is nobody to fight any more.
void breakOff(Interview &table, const Fight &fight)
{
    table.say(u"P18.1"_s, Text(u"fight.over"_s));
    table.remove(fight.id());
}

} // namespace

QList<EntityId> fightsDue(const Interview &table)
{
    QList<EntityId> found = table.state().entities(kind::Fight);
    found.removeIf([&table](EntityId id) { return !isDue(table, Fight(table.state(), id)); });
    return found;
}

void oweFights(Interview &table)
{
    for (const EntityId id : fightsDue(table)) {
        const Fight fight(table.state(), id);
        if (fight.attackers().isEmpty() || fight.defenders().isEmpty()) {
            breakOff(table, fight);
            continue;
        }
        const EntityId attacker = fight.attackers().first();
        const EntityId defender = fight.defenders().value(0, EntityId::None);
        Owed owed = due(table, action::FightRound, attacker,
                        aboutUnit(u"fight.due"_s, attacker)
                            .with(u"target"_s, defender)
                            .with(u"round"_s, fight.round()));
        owed.arguments.insert(FightArgument, number(id));
        table.owe(owed);
    }
}

void withdrawRound(Interview &table, EntityId fight)
{
    table.withdraw([fight](const Owed &owed) {
        return owed.procedure == action::FightRound && owed.entity(FightArgument) == fight;
    });
}

void fightRound(Interview &table)
{
    const Fight fight(table.state(), table.command().entity(FightArgument));
    table.forbidIf(!fight.isThere(), u"P18.1"_s, Text(u"fight.over"_s));
    const Sides sides = sidesOf(table, fight);
    if (sides.attackers.isEmpty() || sides.defenders.isEmpty()) {
        breakOff(table, fight);
        return;
    }
    for (const EntityId id : fight.members())
        table.set(id, key::Fought, 1);
    FightHits hits = fight.flag(key::Duel) ? throwDuel(table, fight) : throwFight(table, fight);
    hits.attacker += fight.number(key::PistolsAttacker);
    hits.defender += fight.number(key::PistolsDefender);
    markHits(table, sides, hits);
    resolve(table, fight, hits);
    for (const EntityId id : sides.attackers + sides.defenders)
        removeDeadStands(table, id);
}

} // namespace adjutant::wss
