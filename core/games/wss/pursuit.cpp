// SPDX-License-Identifier: MIT
// Units that rout on, and cavalry behind infantry that runs (P14.7, P14.8).
#include "core/games/wss/pursuit.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/friends.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/reach.h"
#include "core/games/wss/rout.h"
#include "core/games/wss/unit.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString PursuitRule = u"P14.8"_s;

/// The arguments of the move against friends in the way: who ran into them, and from how many.
const QString Runner = u"runner"_s;
const QString InContact = u"inContact"_s;

/// Whether \a cavalry can still be behind anybody.
bool goesOnPursuing(const Interview &table, EntityId cavalry)
{
    const Unit rider(table.state(), cavalry);
    return rider.isOnTable() && !rider.isRouting() && !rider.isInFight();
}

/// The cavalry that is behind \a unit; None for none.
EntityId pursuerOf(const Interview &table, EntityId unit)
{
    const EntityId cavalry = table.entity(unit).linked(link::PursuedBy).value(0, EntityId::None);
    return goesOnPursuing(table, cavalry) ? cavalry : EntityId::None;
}

/// How many stands of the cavalry are in contact; nobody, and it has got away.
int askContact(Interview &table, EntityId unit, EntityId cavalry)
{
    Question contact =
        question(table, QuestionKind::Number,
                 {u"inContact"_s, PursuitRule,
                  aboutUnit(u"pursuit.contact"_s, cavalry).with(u"other"_s, unit), cavalry, unit});
    contact.playsOut = true;
    contact.maximum = Unit(table.state(), cavalry).stands();
    const int before = Unit(table.state(), unit).number(key::Pursuers);
    contact.assumed = std::min(contact.maximum, before > 0 ? before : contact.maximum);
    return table.number(contact);
}

/// The stands that so many of the cavalry cost.
int costOf(Interview &table, EntityId unit, int inContact)
{
    const int lost = inContact / limit(table, u"pursuit"_s);
    table.say(PursuitRule, aboutUnit(u"pursuit.loses"_s, unit)
                               .with(u"contact"_s,
                                     QList<Text>{Text(u"pursuit.behind"_s).with(u"n"_s, inContact)})
                               .with(u"n"_s, lost));
    return lost;
}

/// The friends that the cavalry behind \a unit would come upon.
QList<Option> barrierOptions(const Interview &table, EntityId unit)
{
    QList<Option> options;
    for (const EntityId id : onTable(table.state(), Unit(table.state(), unit).side(), kind::Unit)) {
        if (id != unit && !Unit(table.state(), id).isRouting())
            options.append(intoOption(id));
    }
    return options;
}

/// The next move of a unit that runs; returns the friend that it passes into, if any.
EntityId moveOn(Interview &table, EntityId unit, int distance, bool pursued)
{
    const QList<Option> barriers = pursued ? barrierOptions(table, unit) : QList<Option>();
    const QString text = barriers.isEmpty() ? u"rout.alone"_s : u"rout.path"_s;
    Question path =
        question(table, QuestionKind::SomeOf,
                 {u"path"_s, u"P14.7"_s, aboutUnit(text, unit).with(u"n"_s, distance), unit, unit});
    path.options = endOptions() + barriers;
    for (Option &option : path.options)
        option.group = u"end"_s; // its way has only one
    path.assumed = QJsonArray();
    path.playsOut = true;
    const QStringList chosen = table.someOf(path);
    endWay(table, unit, chosen);
    return passedInto(chosen);
}

/// What the turn costs a unit that runs on: the stands that the cavalry takes, also on the way into
/// friends, or else the \a plain ones.
void loseRunning(Interview &table, EntityId unit, int inContact, int plain)
{
    if (inContact > 0) {
        table.set(unit, key::Pursuers, inContact);
        loseStands(table, unit, {costOf(table, unit, inContact), PursuitRule});
    } else {
        endPursuit(table, unit);
    }
    if (inContact == 0 || table.ruled(u"wss.faceoff.cavinf_rout_loss"_s, u"plus"_s))
        loseStands(table, unit, {plain, u"P14.7"_s});
}

} // namespace

bool isPursued(const Interview &table, EntityId unit)
{
    const EntityId cavalry = pursuerOf(table, unit);
    const Unit runner(table.state(), unit);
    const int turn = table.moment().turn;
    const bool hasRidden = Unit(table.state(), cavalry).number(key::MovedTurn) == turn &&
                           runner.number(key::RoutedTurn) != turn;
    return cavalry != EntityId::None && runner.number(key::Pursuers) > 0 && !hasRidden;
}

void endPursuit(Interview &table, EntityId unit)
{
    table.unlinkAll(unit, link::PursuedBy);
    table.set(unit, key::Pursuers, {});
}

void endPursuitBy(Interview &table, EntityId cavalry)
{
    for (const EntityId id : table.state().entities(kind::Unit)) {
        if (table.entity(id).isLinked(link::PursuedBy, cavalry))
            endPursuit(table, id);
    }
}

void meetBarrier(Interview &table, EntityId unit, EntityId friends, EntityId cavalry)
{
    const int inContact = Unit(table.state(), unit).number(key::Pursuers);
    endPursuit(table, unit);
    table.say(PursuitRule, aboutUnit(u"pursuit.barrier"_s, friends).with(u"other"_s, cavalry));
    Owed meets = due(table, action::GloryMove, cavalry,
                     aboutUnit(u"pursuit.meets"_s, cavalry).with(u"other"_s, friends));
    meets.arguments.insert(u"target"_s, number(friends));
    meets.arguments.insert(u"pursuit"_s, true);
    meets.arguments.insert(Runner, number(unit));
    meets.arguments.insert(InContact, inContact);
    table.owe(meets);
}

bool passesBarrier(Interview &table)
{
    const Command &command = table.command();
    const Unit friends(table.state(), command.entity(u"target"_s));
    const Unit runner(table.state(), command.entity(Runner));
    const bool stand = friends.isOnTable() && !friends.isRouting();
    if (stand || table.ruled(u"wss.rout.barrier_runs"_s, u"meets"_s))
        return false;
    table.say(PursuitRule,
              aboutUnit(u"pursuit.noBarrier"_s, table.unit()).with(u"other"_s, friends.id()));
    if (runner.isOnTable() && runner.isRouting()) {
        table.link(runner.id(), link::PursuedBy, table.unit());
        table.set(runner.id(), key::Pursuers, command.arguments.value(InContact).toInt());
    }
    return true;
}

int beginPursuit(Interview &table, EntityId infantry, EntityId cavalry)
{
    table.link(infantry, link::PursuedBy, cavalry);
    const int contact = askContact(table, infantry, cavalry);
    table.set(infantry, key::Pursuers, contact);
    const QString choice = table.ruling(u"wss.faceoff.cavinf_rout_loss"_s);
    if (choice == u"later")
        return 0;
    return costOf(table, infantry, contact) + (choice == u"plus" ? 1 : 0);
}

void continueRout(Interview &table, EntityId unit)
{
    const Row row = table.row(u"routs"_s, {{u"cause"_s, u"continued"_s}});
    const int distance = row.number(u"moves"_s) * oneMoveOf(table, unit);
    const EntityId cavalry = pursuerOf(table, unit);
    const bool pursued = cavalry != EntityId::None;
    table.set(unit, key::WasRouting, 1);
    table.say(u"P14.7"_s, aboutUnit(u"rout.goesOn"_s, unit).with(u"n"_s, distance));
    table.instruct(unit, aboutUnit(u"rout.runs"_s, unit).with(u"n"_s, distance));
    const EntityId into = moveOn(table, unit, distance, pursued);
    if (!Unit(table.state(), unit).isOnTable())
        return;
    const int contact = pursued ? askContact(table, unit, cavalry) : 0;
    loseRunning(table, unit, contact, row.number(u"stands"_s));
    if (contact == 0 || into == EntityId::None || !Unit(table.state(), unit).isOnTable())
        return;
    oweBarrierTest(table, unit, into);
    meetBarrier(table, unit, into, cavalry);
}

} // namespace adjutant::wss
