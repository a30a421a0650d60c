// SPDX-License-Identifier: MIT
#include "core/games/teaw/flamethrower.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/fire.h"
#include "core/games/teaw/guard.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/one_die.h"
#include "core/games/teaw/tank_damage.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString FlamethrowerRule = u"T16.2"_s;
const QString FlameTankRule = u"T16.4"_s;

/// Some figures of one team on sections of one number, or one tank.
struct Touched
{
    EntityId unit = EntityId::None;
    int section = 0; ///< 0 for a tank
    int figures = 1;
};

/// The die that kills a figure on a section of that number (`teaw.flame.compare`).
int scoreAgainst(const Interview &table, int section)
{
    return table.ruled(u"teaw.flame.compare"_s, u"equal"_s) ? section : section + 1;
}

/// The numbers that sections can bear: those of the house marker, or all that leave both outcomes
/// to the die (`teaw.flame.marker`).
QList<int> sections(const Interview &table)
{
    QList<int> numbers;
    if (table.ruled(u"teaw.flame.marker"_s, u"preset"_s)) {
        const QString marker = u"flameMarker"_s;
        for (int row = 0; row < table.rulebook().table(marker)->rows.size(); ++row)
            numbers.append(table.row(marker, row).number(u"number"_s));
        return numbers;
    }
    for (int number = 1; number <= DiceGroup().sides; ++number) {
        const int score = scoreAgainst(table, number);
        if (score > 1 && score <= DiceGroup().sides)
            numbers.append(number);
    }
    return numbers;
}

Question ofFlame(const Interview &table, const QString &name, const QString &text)
{
    Question question;
    question.name = name;
    question.rule = FlamethrowerRule;
    question.text = Text(text).with(u"unit"_s, table.unit());
    question.hints = {meaning(table, u"teaw.flame.place"_s),
                      meaning(table, u"teaw.flame.straddle"_s)};
    question.side = Team(table.state(), table.unit()).side();
    question.actor = table.unit();
    return question;
}

/// Which teams and tanks the marker touches: friendly ones count (T16.3).
QList<EntityId> askTouched(Interview &table)
{
    Question question = ofFlame(table, u"touched"_s, u"flamethrower.touched"_s);
    question.kind = QuestionKind::SomeOf;
    question.assumed = QJsonArray();
    for (const EntityId id :
         teamsOf(table.state(), EntityId::None) + tanksOf(table.state(), EntityId::None))
        question.options.append(Option::of(id));
    return table.someEntities(question);
}

QString sectionId(EntityId team, int section)
{
    return QString::number(number(team)) + u'-' + QString::number(section);
}

/// How many figures of each team are on sections of each number, in one tally.
QList<Touched> askSections(Interview &table, const QList<EntityId> &teams)
{
    Question question = ofFlame(table, u"sections"_s, u"flamethrower.sections"_s);
    question.kind = QuestionKind::Tally;
    question.table = u"flameMarker"_s;
    question.assumed = QJsonObject();
    for (const EntityId id : teams) {
        for (const int section : sections(table)) {
            Option option = Option::of(
                sectionId(id, section),
                Text(u"flamethrower.section"_s).with(u"unit"_s, id).with(u"section"_s, section));
            option.entity = id;
            option.maximum = Team(table.state(), id).figures();
            question.options.append(option);
        }
    }
    const QMap<QString, int> counts = table.tally(question);
    QList<Touched> touched;
    for (const EntityId id : teams) {
        int total = 0;
        for (const int section : sections(table)) {
            const int figures = counts.value(sectionId(id, section));
            total += figures;
            if (figures > 0)
                touched.append({id, section, figures});
        }
        table.refuseIf(total > Team(table.state(), id).figures(), FlamethrowerRule,
                       Text(u"flamethrower.tooMany"_s).with(u"unit"_s, id).with(u"n"_s, total));
    }
    return touched;
}

/// One throw for all: a group for each number of section of each team, and one for each tank.
Throw throwFlames(Interview &table, const QList<Touched> &touched)
{
    Question question = ofFlame(table, u"dice"_s, u"flamethrower.throw"_s);
    question.kind = QuestionKind::Dice;
    question.hints = {};
    int dice = 0;
    for (const Touched &each : touched) {
        DiceGroup group;
        group.actor = table.unit();
        group.count = each.figures;
        const bool tank = each.section == 0;
        group.score = tank ? scoreOf(table, u"flameTank"_s, u"result"_s, u"damaged"_s)
                           : scoreAgainst(table, each.section);
        group.label = tank ? Text(u"flamethrower.tank"_s).with(u"unit"_s, each.unit)
                           : Text(u"flamethrower.section"_s)
                                 .with(u"unit"_s, each.unit)
                                 .with(u"section"_s, each.section);
        question.dice.append(group);
        dice += each.figures;
    }
    question.text = question.text.with(u"n"_s, dice);
    return table.roll(question);
}

/// How many figures of \a unit the dice hit.
int hitsOn(const QList<Touched> &touched, const Throw &thrown, EntityId unit)
{
    int hits = 0;
    for (int group = 0; group < touched.size(); ++group) {
        if (touched.at(group).unit == unit)
            hits += thrown.hits(group);
    }
    return hits;
}

void burn(Interview &table, const QList<EntityId> &units, const QList<Touched> &touched)
{
    const Throw thrown = throwFlames(table, touched);
    QList<std::pair<EntityId, int>> killed;
    for (const EntityId id : units) {
        const int hits = hitsOn(touched, thrown, id);
        const bool tank = Team(table.state(), id).isTank();
        table.say(tank ? FlameTankRule : FlamethrowerRule,
                  Text(tank ? u"flamethrower.tankHits"_s : u"flamethrower.hits"_s)
                      .with(u"unit"_s, table.unit())
                      .with(u"target"_s, id)
                      .with(u"n"_s, hits));
        if (!tank)
            killed.append({id, takeCover(table, id, hits, Attack::Flamethrower)});
        else if (hits > 0)
            damageTank(table, id, FlameTankRule);
    }
    for (const auto &[id, hits] : killed)
        loseFigures(table, id, hits, FlamethrowerRule, Loss::Particular);
}

} // namespace

void flamethrower(Interview &table)
{
    guard(table, action::Flamethrower);
    checkFight(table, EntityId::None, FlamethrowerRule);
    const QList<EntityId> units = askTouched(table);
    QList<EntityId> teams;
    QList<Touched> tanks;
    for (const EntityId id : units) {
        checkFight(table, id, FlamethrowerRule);
        if (Team(table.state(), id).isTank())
            tanks.append({id, 0, 1});
        else
            teams.append(id);
    }
    const QList<Touched> touched =
        (teams.isEmpty() ? QList<Touched>() : askSections(table, teams)) + tanks;
    spend(table, action::Flamethrower);
    burn(table, units, touched);
}

} // namespace adjutant::teaw
