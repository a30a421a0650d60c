// SPDX-License-Identifier: MIT
#include "core/games/wss/phases.h"

#include "core/games/wss/deck.h"
#include "core/games/wss/fight_round.h"
#include "core/games/wss/fire.h"
#include "core/games/wss/heavy.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/move.h"
#include "core/games/wss/rally.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/works.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString PhaseRule = u"P5.3"_s;

bool isMovePhase(const Interview &table)
{
    return table.moment().phase == phase::Cavalry || table.moment().phase == phase::Infantry;
}

/// Whether cards would turn over by themselves without end: the battle is decided, or an army is
/// gone.
bool isOver(const Interview &table)
{
    const QList<EntityId> sides = table.state().entities(kind::Side);
    return table.entity(EntityId::Battle).flag(key::Decided) ||
           std::any_of(sides.cbegin(), sides.cend(),
                       [&table](EntityId side) { return troopsOf(table.state(), side).isEmpty(); });
}

/// Guns that have fired may still be turned, by a ruling (`wss.fire.reaim`).
bool mayAim(const Interview &table)
{
    return table.moment().phase == phase::Infantry && table.ruled(u"wss.fire.reaim"_s, u"move"_s) &&
           !onTable(table.state(), table.moment().side, kind::Gun).isEmpty();
}

/// Whether nobody can do anything in the phase that is opening.
bool isIdle(const Interview &table)
{
    if (isOver(table))
        return false;
    if (!fightsDue(table).isEmpty() || isAnythingDemanded(table.state()))
        return false;
    if (table.moment().phase == phase::Fire)
        return mayFire(table).isEmpty();
    return mayStillMove(table).isEmpty() && !mayAim(table);
}

Owed nextOf(const Interview &table, const QString &procedure, const QString &cause)
{
    return due(table, procedure, EntityId::None, Text(cause));
}

void oweNext(Interview &table, const QString &procedure, const QString &cause)
{
    table.owe(nextOf(table, procedure, cause));
}

/// What demands it: who has to fire was halted in a face-off, or stood under heavy fire.
QString ruleOf(const Interview &table, const Owed &owed)
{
    const Unit unit(table.state(), owed.entity(u"unit"_s));
    if (owed.procedure == action::Fire)
        return unit.flag(key::Halted) ? u"P12.5"_s : u"P22.2"_s;
    const ActionDeclaration *declared = table.rulebook().action(owed.procedure);
    return declared ? declared->rule : PhaseRule;
}

/// Refuses while something is owed that has to be done first; allowed all the same, it is dropped.
void checkDuties(Interview &table)
{
    dropVoidDuties(table);
    QList<Owed> open = table.state().owed();
    open.removeIf(
        [](const Owed &owed) { return owed.due != Due::Gate || owed.gate != PhaseEndGate; });
    if (open.isEmpty())
        return;
    QList<Text> causes;
    for (const Owed &owed : std::as_const(open))
        causes.append(owed.cause);
    table.refuse({Text(u"phase.owed"_s).with(u"what"_s, causes), ruleOf(table, open.first())});
    for (const Owed &owed : std::as_const(open))
        table.settle(owed.id);
}

/// The stands that pistols cost go after the dice of the fight, also where it was broken off before
/// them (P6.8).
void removeShotStands(Interview &table)
{
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
            if (!Unit(table.state(), id).isInFight())
                removeDeadStands(table, id);
        }
    }
}

} // namespace

bool isAnythingDemanded(const State &state)
{
    const QList<Owed> &owed = state.owed();
    return std::any_of(owed.cbegin(), owed.cend(),
                       [](const Owed &item) { return item.due != Due::Offer; });
}

void openPhase(Interview &table)
{
    if (table.moment().phase == phase::Fire)
        oweMustFire(table);
    if (isMovePhase(table)) {
        oweEvacuations(table);
        oweRoutsOn(table);
    }
    if (isIdle(table)) {
        table.say(PhaseRule, Text(u"phase.idle"_s).with(u"side"_s, table.moment().side));
        oweNext(table, action::ClosePhase, u"phase.closes"_s);
    }
}

void endPhase(Interview &table)
{
    table.forbidIf(table.moment().phase.isEmpty(), PhaseRule, Text(u"phase.none"_s));
    checkDuties(table);
    table.lapse(PhaseEndGate);
    if (table.moment().phase == phase::Rally) {
        oweNext(table, action::EndTurn, u"phase.turnEnds"_s);
        return;
    }
    if (table.moment().phase == phase::Fire)
        oweHeavyTests(table, enemyOf(table.state(), table.moment().side));
    Owed closes = nextOf(table, action::ClosePhase, u"phase.closes"_s);
    if (isMovePhase(table)) {
        tickMoves(table);
        closes.arguments.insert(u"fought"_s, !fightsDue(table).isEmpty());
        oweFights(table);
    }
    table.owe(closes);
}

void closePhase(Interview &table)
{
    if (table.moment().phase == phase::Fire)
        closeFire(table);
    if (isMovePhase(table)) {
        removeShotStands(table);
        oweHeavyByPistols(table);
        closeMoves(table);
    }
    table.clear(Clears::PhaseEnd, EntityId::None);
    const bool last = cardsShown(table.state()) >= table.state().entities(kind::Card).size();
    if (!last) {
        oweNext(table, action::DrawCard, u"phase.nextCard"_s);
        return;
    }
    Owed recovers = nextOf(table, action::Recover, u"phase.turnEnds"_s);
    recovers.arguments.insert(u"fought"_s, table.command().arguments.value(u"fought"_s));
    table.owe(recovers);
}

void turnStart(Interview &table)
{
    table.clear(Clears::RoundEnd, EntityId::None);
    shuffleDeck(table);
    const int turn = table.moment().turn + 1;
    table.advance({turn, EntityId::None, {}});
    table.say(u"P5.4"_s, Text(u"phase.turn"_s).with(u"turn"_s, turn));
    oweNext(table, action::DrawCard, u"phase.nextCard"_s);
}

} // namespace adjutant::wss
