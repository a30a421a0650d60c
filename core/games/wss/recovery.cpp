// SPDX-License-Identifier: MIT
// Recovery of pips at the end of the turn (P19).
#include "core/games/wss/ask.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/phases.h"
#include "core/games/wss/pips.h"
#include "core/games/wss/rally.h"
#include "core/games/wss/unit.h"
#include "core/games/wss/works.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString RecoveryRule = u"P19.1"_s;

Row recoveryRow(const Interview &table, const Unit &unit)
{
    return table.row(u"recovery"_s, {{u"quality"_s, unit.quality()}});
}

bool hasBeenFighting(const Interview &table, const Unit &unit)
{
    const bool faced =
        unit.flag(key::FacedOff) && table.ruled(u"wss.recover.fighting"_s, u"faceoff"_s);
    return unit.flag(key::Fought) || unit.isInFight() || faced;
}

/// What happened this turn that stops \a unit (`wss.recover.*`).
bool isBarred(const Interview &table, const Unit &unit)
{
    if (unit.isRaw() && table.ruled(u"wss.recover.raw_wording"_s, u"always"_s))
        return false;
    if (hasBeenFighting(table, unit))
        return true;
    if (recoveryRow(table, unit).word(u"bar"_s) == u"fighting")
        return false;
    return unit.flag(key::UnderFire) || unit.isRouting() || unit.flag(key::WasRouting);
}

int bankOf(const Interview &table, const Unit &unit)
{
    int bank = 0;
    for (const EntityId officer : unit.officers())
        bank += Unit(table.state(), officer).number(key::Bank);
    return bank;
}

bool hasPips(const Interview &table, const Unit &unit)
{
    const bool banks = table.ruled(u"wss.officer.bank_recovers"_s, u"bank"_s);
    return unit.pips() > 0 || (banks && bankOf(table, unit) > 0);
}

/// An officer of \a unit with pips in his bank, where a ruling lets these recover; None for nobody.
EntityId bankToEmpty(const Interview &table, const Unit &unit)
{
    if (!table.ruled(u"wss.officer.bank_recovers"_s, u"bank"_s))
        return EntityId::None;
    const QList<EntityId> officers = unit.officers();
    const auto found = std::find_if(officers.cbegin(), officers.cend(), [&](EntityId officer) {
        return Unit(table.state(), officer).number(key::Bank) > 0;
    });
    return found == officers.cend() ? EntityId::None : *found;
}

/// One pip comes off: those above six first, then those of an officer, where a ruling says so.
void takeOff(Interview &table, EntityId id, int amount)
{
    const Unit unit(table.state(), id);
    const EntityId officer = bankToEmpty(table, unit);
    if (unit.number(key::PipsOver) > 0)
        table.add(id, key::PipsOver, -amount);
    else if (officer != EntityId::None)
        table.add(officer, key::Bank, -amount);
    else
        changePips(table, id, -amount);
}

QList<EntityId> recovering(const Interview &table)
{
    QList<EntityId> found;
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
            const Unit unit(table.state(), id);
            if (hasPips(table, unit) && !isBarred(table, unit))
                found.append(id);
        }
    }
    return found;
}

/// Whether \a unit recovers by a die only, as Raw units do.
bool needsDie(const Interview &table, EntityId unit)
{
    constexpr int lowestFace = 1;
    return recoveryRow(table, Unit(table.state(), unit)).number(u"score"_s) > lowestFace;
}

/// The dice of Raw units in one grid. Returns those that recover.
QList<EntityId> rolled(Interview &table, const QList<EntityId> &units)
{
    if (units.isEmpty())
        return {};
    Question grid =
        question(table, QuestionKind::Dice,
                 {u"recovery"_s, RecoveryRule, Text(u"recovery.roll"_s), EntityId::Battle});
    grid.table = u"recovery"_s;
    for (const EntityId id : units) {
        DiceGroup die;
        die.actor = id;
        die.label = aboutUnit(u"recovery.die"_s, id);
        die.score = recoveryRow(table, Unit(table.state(), id)).number(u"score"_s);
        grid.dice.append(die);
    }
    const Throw thrown = table.roll(grid);
    QList<EntityId> recovered;
    for (qsizetype i = 0; i < units.size(); ++i) {
        if (thrown.hits(static_cast<int>(i)) > 0)
            recovered.append(units.at(i));
    }
    return recovered;
}

/// A unit that has only just routed does not try yet (`wss.rout.first_rally`).
bool mayRally(const Interview &table, const Unit &unit)
{
    const bool began = unit.number(key::RoutedTurn) == table.moment().turn;
    return unit.isRouting() && !(began && table.ruled(u"wss.rout.first_rally"_s, u"next"_s));
}

void oweRallies(Interview &table)
{
    for (const EntityId side : table.state().entities(kind::Side)) {
        for (const EntityId id : onTable(table.state(), side, kind::Unit)) {
            if (!mayRally(table, Unit(table.state(), id)))
                continue;
            Owed owed = due(table, action::Rally, id, aboutUnit(u"rally.must"_s, id));
            owed.due = Due::Gate;
            owed.gate = PhaseEndGate;
            table.owe(owed);
        }
    }
}

} // namespace

void recover(Interview &table)
{
    table.advance({table.moment().turn, EntityId::None, phase::Rally});
    QList<EntityId> units = recovering(table);
    const auto rolling = std::stable_partition(
        units.begin(), units.end(), [&table](EntityId id) { return !needsDie(table, id); });
    const QList<EntityId> raw(rolling, units.end());
    units.erase(rolling, units.end());
    for (const EntityId id : units + rolled(table, raw)) {
        const Row row = recoveryRow(table, Unit(table.state(), id));
        takeOff(table, id, row.number(u"pips"_s));
        table.say(RecoveryRule, aboutUnit(u"recovery.recovers"_s, id), row);
    }
    burnOccupants(table);
    oweRallies(table);
    if (isAnythingDemanded(table.state()))
        table.say(u"P14.6"_s, Text(u"rally.now"_s));
    else if (table.command().arguments.value(u"fought"_s).toBool() && isRiderLeft(table))
        table.say(u"P9.5"_s, Text(u"officers.last"_s));
    else
        table.owe(due(table, action::EndTurn, EntityId::None, Text(u"phase.turnEnds"_s)));
}

} // namespace adjutant::wss
