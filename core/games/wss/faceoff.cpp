// SPDX-License-Identifier: MIT
#include "core/games/wss/faceoff.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/faceoff_result.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/modifiers.h"
#include "core/games/wss/unit.h"

#include <algorithm>
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

/// The die that serves the defender for several attackers (`wss.faceoff.multi`); 0 for none.
int keptDie(const Interview &table, const Contact &contact)
{
    return table.ruled(u"wss.faceoff.multi"_s, u"one"_s)
               ? Unit(table.state(), contact.target).number(key::FaceoffDie)
               : 0;
}

/// The dice of both into \a sums, in which the target's may be known already.
Comparison throwDice(Interview &table, const Contact &contact, Comparison sums)
{
    Question dice =
        question(table, QuestionKind::Dice,
                 {u"faceoff"_s, ScoreRule,
                  aboutUnit(u"faceoff.throw"_s, contact.mover).with(u"target"_s, contact.target),
                  contact.mover, contact.target});
    dice.reading = Reading::Table;
    dice.table = sums.table;
    dice.comparison = sums;
    QList<EntityId> throwers{contact.mover};
    if (keptDie(table, contact) == 0)
        throwers.append(contact.target);
    for (const EntityId id : throwers)
        dice.dice.append(dieOf(id));
    const Throw thrown = table.roll(dice);
    for (qsizetype i = 0; i < throwers.size(); ++i)
        sums = sums.thrown(throwers.at(i), thrown.face(static_cast<int>(i)));
    if (throwers.size() > 1)
        table.set(contact.target, key::FaceoffDie, thrown.face(1));
    return sums;
}

/// The margins that the dice which are still open can lead to.
QList<int> marginsOf(const Comparison &sums)
{
    const auto facesOf = [](const Sum &sum) {
        return sum.isThrown() ? QList<int>{sum.die} : QList<int>{1, 2, 3, 4, 5, 6};
    };
    QList<int> margins;
    for (const int first : facesOf(sums.first)) {
        for (const int second : facesOf(sums.second))
            margins.append(
                sums.thrown(sums.first.unit, first).thrown(sums.second.unit, second).margin());
    }
    return margins;
}

/// The row that every one of \a margins hits; nothing where the dice decide.
std::optional<Row> certainRow(const Interview &table, const Comparison &sums,
                              const QList<int> &margins)
{
    // The winner, and whether he has glory: a row may hold more than one of these.
    const auto kindOf = [glory = limit(table, u"glory"_s)](int margin) {
        return std::pair(margin < 0, margin >= glory);
    };
    const std::optional<Row> row = table.find(sums.table, {{sums.key, margins.first()}});
    const bool same = std::all_of(margins.cbegin(), margins.cend(), [&](int margin) {
        const std::optional<Row> other = table.find(sums.table, {{sums.key, margin}});
        return other && row && other->index() == row->index() &&
               kindOf(margin) == kindOf(margins.first());
    });
    return same ? row : std::nullopt;
}

/// The contact as \a sums cast it.
Contact castBy(Contact contact, const Comparison &sums)
{
    contact.attacker = sums.first.unit;
    contact.defender = sums.second.unit;
    return contact;
}

/// What a test against \a unit, which runs already, comes to (`wss.rout.contacted`).
Text caughtText(const QString &stem, const Contact &cast, EntityId unit, int margin)
{
    const bool loses = unit == cast.defender ? margin > 0 : margin < 0;
    return aboutUnit(stem + (loses ? u"caught"_s : u"away"_s), unit);
}

Text resultText(const QString &stem, const Contact &cast, const Row &row)
{
    return Text(stem + row.word(u"result"_s))
        .with(u"attacker"_s, cast.attacker)
        .with(u"defender"_s, cast.defender);
}

} // namespace

void faceOff(Interview &table, const Contact &contact)
{
    const Sheet sheet = sheetFor(table, contact);
    Comparison sums =
        compare(table, contact, sheet).thrown(contact.target, keptDie(table, contact));
    const Contact cast = castBy(contact, sums);
    const QList<int> margins = marginsOf(sums);
    const auto [least, most] = std::minmax_element(margins.cbegin(), margins.cend());
    const std::optional<Row> certain = certainRow(table, sums, margins);
    const bool runs = Unit(table.state(), contact.target).isRouting();
    if (!certain)
        sums = throwDice(table, contact, sums);
    for (const EntityId id : {contact.mover, contact.target})
        table.set(id, key::FacedOff, 1);
    if (certain) {
        table.say(ScoreRule,
                  Text(u"faceoff.unthrown"_s).with(u"least"_s, *least).with(u"most"_s, *most));
        if (runs)
            table.say(u"P14.5"_s, caughtText(u"faceoff.sure."_s, cast, contact.target, *least));
        else
            table.say(sheet.rule, resultText(u"faceoff.sure."_s, cast, *certain), *certain);
        carryOut(table, cast, *certain, *least);
        return;
    }
    const int margin = sums.margin();
    const std::optional<Row> row = table.find(sheet.table, {{sums.key, margin}});
    if (!row) {
        table.say(ScoreRule, sums.text());
        table.say(sheet.rule, Text(u"faceoff.nothing"_s).with(u"n"_s, margin));
        return;
    }
    table.say(ScoreRule, sums.text(), *row);
    if (runs)
        table.say(u"P14.5"_s,
                  caughtText(u"faceoff."_s, cast, contact.target, margin).with(u"margin"_s, margin),
                  *row);
    else
        table.say(sheet.rule,
                  resultText(u"faceoff.result."_s, cast, *row).with(u"margin"_s, margin), *row);
    carryOut(table, cast, *row, margin);
}

} // namespace adjutant::wss
