// SPDX-License-Identifier: MIT
#include "core/games/teaw/snare_roll.h"

#include "core/games/teaw/duties.h"
#include "core/games/teaw/grant.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/team.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString SnareRollRule = u"T5.3"_s;

Question rollQuestion(const Interview &table)
{
    Question question;
    question.name = u"dice"_s;
    question.rule = SnareRollRule;
    question.text = Text(u"snareRoll.throw"_s).with(u"unit"_s, table.unit());
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    return question;
}

/// Tells \a key to the log and to the table.
void tellRoll(Interview &table, const QString &key, const Row &row)
{
    const Text text = Text(key).with(u"unit"_s, table.unit());
    table.say(SnareRollRule, text, row);
    table.instruct(table.unit(), text);
}

/// Whether a fight keeps the team's actions for its round in spite of the wire
/// (`teaw.snare.engaged`).
bool fightsOn(const Interview &table)
{
    return Team(table.state(), table.unit()).isEngaged() &&
           table.ruled(u"teaw.snare.engaged"_s, u"fight"_s);
}

/// After the roll the turn is over but for what the rulings leave (T5.4).
void endAfterRoll(Interview &table)
{
    if (fightsOn(table))
        table.set(table.unit(), key::TurnEnded, 1);
    else
        stopTeam(table, table.unit());
}

void getFree(Interview &table)
{
    const EntityId unit = table.unit();
    for (const EntityId wire : Team(table.state(), unit).snaredBy()) {
        table.unlink(unit, link::SnaredBy, wire);
        table.link(unit, link::WirePass, wire);
    }
    endAfterRoll(table);
    if (Team(table.state(), unit).isEngaged())
        return;
    offerMove(table, unit, Grant::Snare);
}

void stayStuck(Interview &table)
{
    if (table.ruled(u"teaw.snare.stuck"_s, u"none"_s))
        endAfterRoll(table);
    else
        table.set(table.unit(), key::NoMoreMoving, 1);
}

/// Where each figure is caught for itself, each rolls for itself (`teaw.wire.contact`).
void rollForFigures(Interview &table)
{
    const EntityId unit = table.unit();
    const int snared = Team(table.state(), unit).figuresSnared();
    int freed = 0;
    for (int i = 0; i < snared; ++i) {
        const Row row = rollOn(table, action::SnareRoll, rollQuestion(table));
        freed += row.word(u"result"_s) == u"free" ? 1 : 0;
    }
    const Text text = Text(u"snareRoll.figures"_s)
                          .with(u"unit"_s, unit)
                          .with(u"n"_s, freed)
                          .with(u"all"_s, snared);
    table.say(SnareRollRule, text);
    table.instruct(unit, text);
    table.add(unit, key::FiguresSnared, -freed);
    if (freed == snared)
        table.unlinkAll(unit, link::SnaredBy);
}

} // namespace

void snareRoll(Interview &table)
{
    guard(table, action::SnareRoll);
    const EntityId unit = table.unit();
    const Team team(table.state(), unit);
    table.refuseIf(team.snaredBy().isEmpty(), SnareRollRule,
                   Text(u"snareRoll.free"_s).with(u"unit"_s, unit));
    table.refuseIf(team.snareRolled(), SnareRollRule,
                   Text(u"snareRoll.rolled"_s).with(u"unit"_s, unit));
    spend(table, action::SnareRoll);
    table.set(unit, key::SnareRolled, 1);
    dropVoidDuties(table);
    if (team.figuresSnared() > 0) {
        rollForFigures(table);
        return;
    }
    const Row row = rollOn(table, action::SnareRoll, rollQuestion(table));
    if (row.word(u"result"_s) == u"free") {
        tellRoll(table, team.isEngaged() ? u"snareRoll.freeEngaged"_s : u"snareRoll.gotFree"_s,
                 row);
        getFree(table);
    } else {
        tellRoll(table, u"snareRoll.stuck"_s, row);
        stayStuck(table);
    }
}

} // namespace adjutant::teaw
