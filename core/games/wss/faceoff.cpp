// SPDX-License-Identifier: MIT
#include "core/games/wss/faceoff.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/faceoff_result.h"
#include "core/games/wss/modifiers.h"
#include "core/games/wss/unit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString ScoreRule = u"P12.2"_s;

DiceGroup dieOf(const Interview &table, const Contact &contact, EntityId unit)
{
    DiceGroup die;
    die.actor = unit;
    const QList<Text> parts = modifierTexts(table, contact, unit);
    die.label = parts.isEmpty() ? aboutUnit(u"faceoff.plainDie"_s, unit)
                                : aboutUnit(u"faceoff.die"_s, unit).with(u"sum"_s, parts);
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

/// The faces of both; one die may serve the defender for several attackers
/// (`wss.faceoff.multi`).
QMap<EntityId, int> throwDice(Interview &table, const Contact &contact)
{
    const int kept = table.ruled(u"wss.faceoff.multi"_s, u"one"_s)
                         ? Unit(table.state(), contact.target).number(key::FaceoffDie)
                         : 0;
    Question dice =
        question(table, QuestionKind::Dice,
                 {u"faceoff"_s, ScoreRule,
                  aboutUnit(u"faceoff.throw"_s, contact.mover).with(u"target"_s, contact.target),
                  contact.mover, contact.target});
    dice.reading = Reading::Table;
    dice.table = sheetFor(table, contact).table;
    QList<EntityId> throwers{contact.mover};
    if (kept == 0)
        throwers.append(contact.target);
    for (const EntityId id : throwers)
        dice.dice.append(dieOf(table, contact, id));
    const Throw thrown = table.roll(dice);
    QMap<EntityId, int> faces{{contact.target, kept}};
    for (qsizetype i = 0; i < throwers.size(); ++i)
        faces.insert(throwers.at(i), thrown.face(static_cast<int>(i)));
    table.set(contact.target, key::FaceoffDie, faces.value(contact.target));
    return faces;
}

int scoreOf(Interview &table, const Contact &contact, EntityId unit, int face)
{
    const int pips = Unit(table.state(), unit).pips();
    const int modifier = modifierOf(table, contact, unit);
    const int score = face + modifier - pips;
    table.say(ScoreRule, aboutUnit(u"faceoff.score"_s, unit)
                             .with(u"die"_s, face)
                             .with(u"modifier"_s, modifier)
                             .with(u"pips"_s, pips)
                             .with(u"score"_s, score));
    return table.ruled(u"wss.faceoff.minus1"_s, u"positive"_s) ? std::max(0, score) : score;
}

} // namespace

void faceOff(Interview &table, const Contact &contact)
{
    const QMap<EntityId, int> faces = throwDice(table, contact);
    for (const EntityId id : {contact.mover, contact.target})
        table.set(id, key::FacedOff, 1);
    const int attacker = scoreOf(table, contact, contact.attacker, faces.value(contact.attacker));
    const int defender = scoreOf(table, contact, contact.defender, faces.value(contact.defender));
    const Sheet sheet = sheetFor(table, contact);
    Contact cast = contact;
    if (sheet.turned)
        std::swap(cast.attacker, cast.defender);
    const int margin = sheet.turned ? defender - attacker : attacker - defender;
    const std::optional<Row> row = table.find(sheet.table, {{u"margin"_s, margin}});
    if (!row) {
        table.say(sheet.rule, Text(u"faceoff.nothing"_s).with(u"n"_s, margin));
        return;
    }
    carryOut(table, cast, *row, margin);
}

} // namespace adjutant::wss
