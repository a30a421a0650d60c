// SPDX-License-Identifier: MIT
#include "core/games/wss/faceoff.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/faceoff_result.h"
#include "core/games/wss/modifiers.h"
#include "core/games/wss/unit.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString ScoreRule = u"P12.2"_s;

DiceGroup dieOf(EntityId unit)
{
    DiceGroup die;
    die.actor = unit;
    die.label = aboutUnit(u"faceoff.die"_s, unit);
    return die;
}

/// The table for the two arms, and whether the cavalry counts as its attacker.
struct Sheet
{
    QString table;
    QString rule;
    bool turned = false; ///< the defender is the cavalry
};

Sheet sheetFor(const Interview &table, const Contact &contact)
{
    const bool attackerRides = Unit(table.state(), contact.attacker).isCavalry();
    const bool defenderRides = Unit(table.state(), contact.defender).isCavalry();
    if (attackerRides != defenderRides)
        return {u"cavalryInfantry"_s, u"P12.7"_s, defenderRides};
    return attackerRides ? Sheet{u"cavalryFaceoff"_s, u"P12.6"_s}
                         : Sheet{u"infantryFaceoff"_s, u"P12.5"_s};
}

/// Both sums before the dice; the margin is that of the attacker of \a sheet.
Comparison compare(const Interview &table, const Contact &contact, const Sheet &sheet)
{
    const auto sumOf = [&](EntityId unit) { return Sum{unit, 0, sumParts(table, contact, unit)}; };
    Comparison sums{sumOf(contact.attacker), sumOf(contact.defender), sheet.table, u"margin"_s};
    if (sheet.turned)
        std::swap(sums.first, sums.second);
    sums.belowZero = !table.ruled(u"wss.faceoff.minus1"_s, u"positive"_s);
    return sums;
}

/// The dice of both into \a sums; one die may serve the defender for several attackers
/// (`wss.faceoff.multi`).
Comparison throwDice(Interview &table, const Contact &contact, Comparison sums)
{
    const int kept = table.ruled(u"wss.faceoff.multi"_s, u"one"_s)
                         ? Unit(table.state(), contact.target).number(key::FaceoffDie)
                         : 0;
    sums = sums.thrown(contact.target, kept);
    Question dice =
        question(table, QuestionKind::Dice,
                 {u"faceoff"_s, ScoreRule,
                  aboutUnit(u"faceoff.throw"_s, contact.mover).with(u"target"_s, contact.target),
                  contact.mover, contact.target});
    dice.reading = Reading::Table;
    dice.table = sums.table;
    dice.comparison = sums;
    QList<EntityId> throwers{contact.mover};
    if (kept == 0)
        throwers.append(contact.target);
    for (const EntityId id : throwers)
        dice.dice.append(dieOf(id));
    const Throw thrown = table.roll(dice);
    for (qsizetype i = 0; i < throwers.size(); ++i)
        sums = sums.thrown(throwers.at(i), thrown.face(static_cast<int>(i)));
    table.set(contact.target, key::FaceoffDie,
              kept == 0 ? thrown.face(static_cast<int>(throwers.size()) - 1) : kept);
    return sums;
}

} // namespace

void faceOff(Interview &table, const Contact &contact)
{
    const Sheet sheet = sheetFor(table, contact);
    const Comparison sums = throwDice(table, contact, compare(table, contact, sheet));
    for (const EntityId id : {contact.mover, contact.target})
        table.set(id, key::FacedOff, 1);
    const std::optional<Row> row = table.find(sheet.table, {{sums.key, sums.margin()}});
    if (!row) {
        table.say(ScoreRule, sums.text());
        table.say(sheet.rule, Text(u"faceoff.nothing"_s).with(u"n"_s, sums.margin()));
        return;
    }
    table.say(ScoreRule, sums.text(), *row);
    Contact cast = contact;
    cast.attacker = sums.first.unit;
    cast.defender = sums.second.unit;
    carryOut(table, cast, *row, sums.margin());
}

} // namespace adjutant::wss
