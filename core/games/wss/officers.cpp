// SPDX-License-Identifier: MIT
#include "core/games/wss/officers.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/guard.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/unit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString OfficerRule = u"P24.1"_s;

/// The arguments of his die: the unit that lost a stand, and how many it had before that.
const QString Lost = u"lost"_s;
const QString StandsBefore = u"standsBefore"_s;

Row officerRow(const Interview &table, EntityId officer)
{
    const QString which =
        Unit(table.state(), officer).isCommander() ? u"commander"_s : u"officer"_s;
    return table.row(u"officers"_s, {{u"officer"_s, which}});
}

EntityId unitOf(const Interview &table, EntityId officer)
{
    return table.entity(officer).linked(link::With).value(0, EntityId::None);
}

bool isFateOpen(const Interview &table, EntityId officer)
{
    const QList<Owed> &owed = table.state().owed();
    return std::any_of(owed.cbegin(), owed.cend(), [officer](const Owed &item) {
        return item.procedure == action::Survival && item.due == Due::Now &&
               item.entity(u"unit"_s) == officer;
    });
}

/// Whether a test is waiting that was called already; the next card is none, nor is what calls for
/// its dice only after it is said which stands fight, or who is attacked.
bool isTestCalled(const Interview &table)
{
    static const QStringList choosesFirst{action::FightRound, action::GloryMove,
                                          action::SecondEnemy};
    const QList<Owed> &owed = table.state().owed();
    return std::any_of(owed.cbegin(), owed.cend(), [&table](const Owed &item) {
        return item.due == Due::Now && !choosesFirst.contains(item.procedure) &&
               !goesOn(table, item);
    });
}

/// An officer moves once a turn, at almost any time (P9.5, `wss.move.officer_timing`).
void checkMayRide(Interview &table)
{
    const Unit officer(table.state(), table.unit());
    table.forbidIf(!officer.isOfficer(), OfficerRule, Text(u"guard.noUnit"_s));
    table.refuseIf(!officer.isOnTable(), u"P24.2"_s, aboutUnit(u"guard.gone"_s, officer.id()));
    table.refuseIf(officer.flag(key::Rode), u"P9.5"_s, aboutUnit(u"officers.rode"_s, officer.id()));
    table.refuseIf(isTestCalled(table), u"P9.5"_s, aboutUnit(u"officers.called"_s, officer.id()));
    const bool busy = table.entity(EntityId::Battle).flag(key::Busy);
    table.refuseIf(busy && table.ruled(u"wss.move.officer_timing"_s, u"cards"_s), u"P9.5"_s,
                   aboutUnit(u"officers.cards"_s, officer.id()));
    checkReach(table, reachOf(table, officer.id()), u"P9.5"_s);
}

void part(Interview &table, EntityId officer)
{
    const EntityId unit = unitOf(table, officer);
    if (unit == EntityId::None)
        return;
    table.unlink(officer, link::With, unit);
    returnPips(table, unit, Unit(table.state(), officer).number(key::Bank));
    table.set(officer, key::Bank, 0);
    table.say(OfficerRule, aboutUnit(u"officers.left"_s, officer).with(u"other"_s, unit));
}

/// The \a text for the officer of \a unit: a gun loses no stand, it is lost itself.
QString ofLoss(const Interview &table, const QString &text, EntityId unit)
{
    return Unit(table.state(), unit).isGun() ? text + u".gun"_s : text;
}

/// The die for the life of \a officer, whose \a unit has lost a stand.
Owed fateOf(const Interview &table, EntityId officer, EntityId unit, Due due)
{
    Owed fate = wss::due(
        table, action::Survival, officer,
        aboutUnit(ofLoss(table, u"officers.mustRoll"_s, unit), officer).with(u"other"_s, unit));
    fate.arguments.insert(Lost, number(unit));
    fate.due = due;
    if (due == Due::Offer)
        fate.gate = PhaseEndGate;
    return fate;
}

/// Units and guns of his side, but for the one that he is with.
EntityId chooseFriend(Interview &table)
{
    const Unit officer(table.state(), table.unit());
    Question which =
        question(table, QuestionKind::OneOf,
                 {u"target"_s, OfficerRule, aboutUnit(u"officers.join"_s, officer.id())});
    for (const EntityId id : troopsOf(table.state(), officer.side())) {
        if (!table.entity(officer.id()).isLinked(link::With, id))
            which.options.append(Option::of(id));
    }
    table.forbidIf(which.options.isEmpty(), OfficerRule, Text(u"officers.nobody"_s));
    return table.oneEntity(which);
}

} // namespace

void ride(Interview &table)
{
    checkMayRide(table);
    part(table, table.unit());
    table.set(table.unit(), key::Rode, 1);
    table.say(
        u"P9.5"_s,
        aboutUnit(u"officers.rides"_s, table.unit()).with(u"n"_s, reachOf(table, table.unit())));
}

void joinUnit(Interview &table)
{
    checkMayRide(table);
    const EntityId officer = table.unit();
    const EntityId unit = chooseFriend(table);
    const bool alone = Unit(table.state(), unit).officers().isEmpty();
    table.refuseIf(!alone && table.ruled(u"wss.officer.stack"_s, u"one"_s), OfficerRule,
                   aboutUnit(u"officers.occupied"_s, unit));
    part(table, officer);
    table.set(officer, key::Rode, 1);
    table.link(officer, link::With, unit);
    const int wanted = officerRow(table, officer).number(u"pips"_s);
    const int taken = -changePips(table, unit, -wanted);
    const bool full = table.ruled(u"wss.officer.partial"_s, u"full"_s);
    const bool hasDice = Unit(table.state(), unit).isTroops();
    table.set(officer, key::Bank, full && hasDice ? wanted : taken);
    table.say(OfficerRule,
              aboutUnit(u"officers.joined"_s, officer).with(u"other"_s, unit).with(u"n"_s, taken));
}

void leaveUnit(Interview &table)
{
    checkMayRide(table);
    table.refuseIf(unitOf(table, table.unit()) == EntityId::None, OfficerRule,
                   aboutUnit(u"officers.alone"_s, table.unit()));
    part(table, table.unit());
    table.set(table.unit(), key::Rode, 1);
}

void survival(Interview &table)
{
    const EntityId officer = table.unit();
    checkStillThere(table);
    const EntityId lost = table.command().entity(Lost);
    const int least = officerRow(table, officer).number(u"survives"_s);
    const DieTest test = testDie(table,
                                 {u"fate"_s, OfficerRule,
                                  aboutUnit(ofLoss(table, u"officers.fate"_s, lost), officer)
                                      .with(u"other"_s, lost)
                                      .with(u"score"_s, least)},
                                 least);
    table.say(OfficerRule,
              aboutUnit(test.passed ? u"officers.lives"_s : u"officers.dies"_s, officer)
                  .with(u"die"_s, QList<Text>{test.word}));
    if (!test.passed)
        fall(table, officer, status::Killed);
    else if (unitOf(table, officer) == EntityId::None)
        standAlone(table, officer);
}

void fall(Interview &table, EntityId officer, const QString &status)
{
    const EntityId unit = unitOf(table, officer);
    if (unit != EntityId::None && table.ruled(u"wss.officer.death"_s, u"back"_s))
        returnPips(table, unit, Unit(table.state(), officer).number(key::Bank));
    loseOfficer(table, officer, status);
}

void oweFates(Interview &table, EntityId unit, int stands, Due due)
{
    const int dice = table.ruled(u"wss.officer.per_stand"_s, u"event"_s) ? 1 : stands;
    const Unit lost(table.state(), unit);
    const int before = std::min(lost.standsFull(), lost.stands() + stands);
    for (const EntityId officer : lost.officers()) {
        Owed fate = fateOf(table, officer, unit, due);
        if (due == Due::Offer)
            table.say(OfficerRule, fate.cause);
        for (int i = 0; i < dice; ++i) {
            fate.arguments.insert(StandsBefore, before - i);
            table.owe(fate);
        }
    }
}

void oweGunFate(Interview &table, EntityId gun, Due due)
{
    if (!table.ruled(u"wss.officer.gun_loss"_s, u"safe"_s))
        oweFates(table, gun, 1, due);
    for (const EntityId officer : Unit(table.state(), gun).officers())
        standAlone(table, officer);
}

void withdrawFates(Interview &table, EntityId unit)
{
    const int stands = Unit(table.state(), unit).stands();
    table.withdraw([unit, stands](const Owed &item) {
        return item.procedure == action::Survival && item.due == Due::Offer &&
               item.entity(Lost) == unit && item.arguments.value(StandsBefore).toInt() <= stands;
    });
}

void loseOfficer(Interview &table, EntityId officer, const QString &status)
{
    table.unlinkAll(officer, link::With);
    table.set(officer, key::Bank, 0);
    table.set(officer, key::Stands, 0);
    if (Unit(table.state(), officer).word(key::Status).isEmpty()) {
        table.set(officer, key::Status, status);
        table.say(u"P24.2"_s, aboutUnit(u"officers."_s + status, officer));
    }
    table.instruct(officer, aboutUnit(u"losses.toDeadPool"_s, officer));
    dropVoidDuties(table);
}

void standAlone(Interview &table, EntityId officer)
{
    table.unlinkAll(officer, link::With);
    table.set(officer, key::Bank, 0);
    // As long as his fate is open, nobody knows whether he stands.
    if (!isFateOpen(table, officer))
        table.say(OfficerRule, aboutUnit(u"officers.standsAlone"_s, officer));
}

bool isRiderLeft(const Interview &table)
{
    const QList<EntityId> officers = table.state().entities(kind::Officer);
    return std::any_of(officers.cbegin(), officers.cend(), [&table](EntityId id) {
        const Unit officer(table.state(), id);
        return officer.isOnTable() && !officer.flag(key::Rode);
    });
}

int rallyBonus(const Interview &table, EntityId unit)
{
    int bonus = 0;
    for (const EntityId officer : Unit(table.state(), unit).officers())
        bonus += officerRow(table, officer).number(u"rally"_s);
    return bonus;
}

} // namespace adjutant::wss
