// SPDX-License-Identifier: MIT
#include "core/games/wss/contact.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/faceoff.h"
#include "core/games/wss/fight.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/modifiers.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/overrun.h"
#include "core/games/wss/pursuit.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/rout.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

/// The row of the table of positions for a marker on the table (P21).
QString positionOf(const Entity &marker)
{
    if (marker.kind() == kind::Bridge)
        return u"bridge"_s;
    if (marker.kind() == kind::Building)
        return u"building"_s;
    if (marker.word(key::Material) == u"earth")
        return u"rampart"_s;
    return marker.word(key::Height) == u"high" ? u"high"_s : u"low"_s;
}

Row stormRow(const Interview &table, EntityId marker)
{
    const Entity &place = table.entity(marker);
    const QString state = place.flag(key::Breached) ? u"breached"_s : u"whole"_s;
    return table.row(u"storm"_s, {{u"position"_s, positionOf(place)}, {u"state"_s, state}});
}

/// Over what the attack goes, where there are works on the table at all. Nobody takes a high wall,
/// but only infantry fights a duel for a breach (P21.1).
void askGround(Interview &table, Contact &contact)
{
    const State &state = table.state();
    const QList<EntityId> places =
        state.entities(kind::Works) + state.entities(kind::Building) + state.entities(kind::Bridge);
    const bool onFoot = Unit(state, contact.mover).isInfantry();
    if (places.isEmpty() || !Unit(state, contact.target).isInfantry())
        return;
    Question over =
        question(table, QuestionKind::OneOf,
                 {u"over"_s, u"P21.1"_s,
                  aboutUnit(u"contact.over"_s, contact.mover).with(u"target"_s, contact.target),
                  contact.mover, contact.target});
    over.hints = {meaning(table, u"wss.breach.wide"_s)};
    over.options = {Option::of(u"open"_s, Text(u"contact.open"_s))};
    for (const EntityId id : places) {
        Option option = Option::of(id);
        if (stormRow(table, id).word(u"how"_s) == u"no")
            option.refusal = Refusal{Text(u"contact.highWall"_s).with(u"place"_s, id), u"P21.3"_s};
        over.options.append(option);
    }
    over.assumed = u"open"_s;
    const QString chosen = table.oneOf(over);
    if (chosen == u"open")
        return;
    contact.overWorks = true;
    contact.duel = onFoot && stormRow(table, EntityId{chosen.toInt()}).word(u"how"_s) == u"duel";
}

/// P12.11: steady infantry keeps horses at bay.
void checkGate(Interview &table, const Contact &contact)
{
    const Unit infantry(table.state(), contact.target);
    if (!Unit(table.state(), contact.mover).isCavalry() || !infantry.isInfantry())
        return;
    const bool steady = isSteady(table, infantry.id());
    const bool fromBehind =
        isFlanked(contact) && table.ruled(u"wss.faceoff.cavinf_gate"_s, u"front"_s);
    table.refuseIf(steady && !fromBehind, u"P12.11"_s,
                   aboutUnit(u"contact.steady"_s, infantry.id()));
}

/// Infantry that walks at cavalry (P12.8, `wss.faceoff.inf_v_cav`). Whether it comes to a test:
/// cavalry that fights already cannot give way (P17.3).
bool standsAgainstInfantry(Interview &table, const Contact &contact)
{
    const Unit infantry(table.state(), contact.mover);
    const Unit cavalry(table.state(), contact.target);
    if (!infantry.isInfantry() || !cavalry.isCavalry() || cavalry.isInFight())
        return true;
    const QString choice = table.ruling(u"wss.faceoff.inf_v_cav"_s);
    table.refuseIf(choice == u"forbidden", u"P12.8"_s,
                   aboutUnit(u"contact.notAtCavalry"_s, infantry.id()));
    const bool steady = infantry.pips() < limit(table, u"steady"_s);
    if (choice != u"herd" || !steady || cavalry.isRouting())
        return true;
    Question gives = question(table, QuestionKind::YesNo,
                              {u"givesWay"_s, u"P12.8"_s,
                               aboutUnit(u"contact.givesWay"_s, cavalry.id())
                                   .with(u"n"_s, oneMoveOf(table, cavalry.id())),
                               cavalry.id(), infantry.id()});
    gives.assumed = true;
    if (!table.yes(gives))
        return true;
    table.say(u"P12.8"_s, aboutUnit(u"contact.retires"_s, cavalry.id()));
    table.instruct(cavalry.id(), aboutUnit(u"contact.goesBack"_s, cavalry.id())
                                     .with(u"n"_s, oneMoveOf(table, cavalry.id())));
    return false;
}

/// A routing unit that is caught (`wss.rout.contacted`). Whether it comes to a test.
bool catches(Interview &table, const Contact &contact)
{
    if (!Unit(table.state(), contact.target).isRouting())
        return true;
    const QString choice = table.ruling(u"wss.rout.contacted"_s);
    table.refuseIf(choice == u"ignore", u"P14.5"_s,
                   aboutUnit(u"contact.routing"_s, contact.target));
    if (choice != u"destroyed")
        return true;
    removeUnit(table, contact.target, status::Destroyed, u"P14.5"_s);
    return false;
}

/// Whom the tables call attacker (P12.3, `wss.faceoff.who_defends`).
void castRoles(const Interview &table, Contact &contact)
{
    contact.attacker = contact.mover;
    contact.defender = contact.target;
    const EntityId side = Unit(table.state(), contact.mover).side();
    const bool defends = table.entity(side).flag(key::Defender);
    if (defends && table.ruled(u"wss.faceoff.who_defends"_s, u"story"_s))
        std::swap(contact.attacker, contact.defender);
}

/// A unit that comes on between two enemies meets the other as well: two fights (P17.2).
void oweSecond(Interview &table, const Contact &contact)
{
    const Unit mover(table.state(), contact.mover);
    const bool comesOn = mover.isOnTable() && !mover.isRouting() && !mover.flag(key::Forced) &&
                         !mover.flag(key::Halted);
    if (!comesOn || !meetsSecond(contact))
        return;
    Owed second =
        due(table, action::SecondEnemy, mover.id(), aboutUnit(u"attack.between"_s, mover.id()));
    second.arguments.insert(u"charging"_s, contact.charging);
    table.owe(second);
}

} // namespace

bool isSteady(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    return unit.isInfantry() && !unit.isRouting() && unit.pips() < limit(table, u"steady"_s);
}

bool meet(Interview &table, Contact contact)
{
    if (!table.entity(contact.target).isLinked(link::PursuedBy, contact.mover))
        endPursuitBy(table, contact.mover);
    table.unlinkAll(contact.mover, link::Inside);
    const Unit target(table.state(), contact.target);
    if (target.isOfficer())
        return meetOfficer(table, contact.mover, contact.target);
    if (!target.isTroops()) {
        overrun(table, contact.mover, contact.target);
        return table.ruled(u"wss.faceoff.overrun_continue"_s, u"go"_s);
    }
    if (!catches(table, contact) || !standsAgainstInfantry(table, contact))
        return false;
    contact.joins = target.isInFight();
    askGround(table, contact);
    askModifiers(table, contact);
    table.refuseIf(contact.joins && !isFromRear(contact), u"P17.3"_s,
                   aboutUnit(u"contact.rearOnly"_s, contact.target));
    checkGate(table, contact);
    castRoles(table, contact);
    table.link(contact.mover, link::Met, contact.target);
    faceOff(table, contact);
    oweSecond(table, contact);
    return false;
}

} // namespace adjutant::wss
