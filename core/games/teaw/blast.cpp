// SPDX-License-Identifier: MIT
#include "core/games/teaw/blast.h"

#include "core/games/teaw/casualties.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/measure.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString ContainRule = u"T8.6"_s;
const QString SceneryRule = u"T5.6"_s;

Question ofBlast(const Interview &table, const Blast &blast)
{
    Question question;
    question.rule = blast.rule;
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = blast.subject;
    return question;
}

QList<Option> whoCanBeCaught(const Interview &table, const Blast &blast)
{
    QList<Option> options;
    for (const EntityId id : teamsOf(table.state(), EntityId::None)) {
        const Team team(table.state(), id);
        if (blast.sparesEngineers && team.isSapper())
            continue;
        Option option = Option::of(id);
        option.maximum = team.figures();
        options.append(option);
    }
    if (!blast.tanks)
        return options;
    for (const EntityId id : tanksOf(table.state(), EntityId::None)) {
        Option option = Option::of(id);
        option.maximum = 1;
        options.append(option);
    }
    return options;
}

/// Of those in the radius, how many a trench or shell hole spares (T8.6).
void takeOutSpared(Interview &table, const Blast &blast, Caught &caught)
{
    if (!blast.contained || shelters(table).isEmpty() || caught.figures.isEmpty())
        return;
    Question question = ofBlast(table, blast);
    question.kind = QuestionKind::Tally;
    question.name = u"spared"_s;
    question.rule = ContainRule;
    question.text = Text(u"blast.spared"_s);
    question.hints =
        blast.hints.isEmpty() ? QList{meaning(table, u"teaw.grenade.contain"_s)} : blast.hints;
    question.assumed = QJsonObject();
    for (auto it = caught.figures.cbegin(); it != caught.figures.cend(); ++it) {
        Option option = Option::of(it.key());
        option.maximum = it.value();
        question.options.append(option);
    }
    const QMap<QString, int> spared = table.tally(question);
    for (auto it = spared.cbegin(); it != spared.cend(); ++it) {
        const EntityId id{it.key().toInt()};
        caught.figures[id] -= it.value();
        table.say(ContainRule,
                  Text(u"blast.sparedLog"_s).with(u"unit"_s, id).with(u"n"_s, it.value()));
    }
}

/// The entities of \a kind that people say are in the blast.
QList<EntityId> alsoIn(Interview &table, const Blast &blast, const QString &kind, EntityId what)
{
    Question question = ofBlast(table, blast);
    question.kind = QuestionKind::SomeOf;
    question.name = kind == kind::Mine ? u"chain"_s : u"wireHit"_s;
    question.rule = SceneryRule;
    question.text = Text(kind == kind::Mine ? u"blast.mines"_s : u"blast.wire"_s);
    question.assumed = QJsonArray();
    for (const EntityId id : table.state().entities(kind)) {
        if (id != what)
            question.options.append(Option::of(id));
    }
    return table.someEntities(question);
}

} // namespace

Caught whoIsCaught(Interview &table, const Blast &blast)
{
    Question question = ofBlast(table, blast);
    question.kind = QuestionKind::Tally;
    question.name = u"caught"_s;
    question.text = blast.text;
    question.hints = blast.hints + QList{meaning(table, u"teaw.explosion.measure"_s)};
    question.options = whoCanBeCaught(table, blast);
    question.assumed = QJsonObject();
    const QMap<QString, int> counts = table.tally(question);
    Caught caught;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        const EntityId id{it.key().toInt()};
        if (Team(table.state(), id).isTank())
            caught.tanks.append(id);
        else
            caught.figures.insert(id, it.value());
    }
    takeOutSpared(table, blast, caught);
    return caught;
}

void killCaught(Interview &table, const Blast &blast, const Caught &caught)
{
    QMap<EntityId, int> killed;
    for (auto it = caught.figures.cbegin(); it != caught.figures.cend(); ++it)
        killed.insert(it.key(), takeCover(table, it.key(), it.value(), blast.attack));
    for (auto it = killed.cbegin(); it != killed.cend(); ++it)
        loseFigures(table, it.key(), it.value(), blast.rule, Loss::Particular);
}

void hitScenery(Interview &table, const Blast &blast, EntityId what)
{
    if (table.ruled(u"teaw.explosion.scenery"_s, u"chain"_s)) {
        for (const EntityId mine : alsoIn(table, blast, kind::Mine, what)) {
            Owed item;
            item.procedure = action::MineBlast;
            item.arguments = {{u"mine"_s, number(mine)}};
            item.cause = Text(u"blast.chain"_s).with(u"number"_s, chitOf(table, mine));
            table.owe(item);
        }
    }
    if (table.ruled(u"teaw.explosion.scenery"_s, u"wire"_s)) {
        for (const EntityId wire : alsoIn(table, blast, kind::Wire, what)) {
            table.say(SceneryRule,
                      Text(u"blast.wireGone"_s).with(u"number"_s, chitOf(table, wire)));
            table.instruct(wire,
                           Text(u"blast.removeWire"_s).with(u"number"_s, chitOf(table, wire)));
            table.remove(wire);
        }
    }
}

QList<EntityId> shelters(const Interview &table)
{
    QList<EntityId> areas;
    for (const EntityId id : table.state().entities(kind::Area)) {
        if (table.entity(id).word(key::AreaKind) != u"other")
            areas.append(id);
    }
    return areas;
}

bool liesInArea(const Interview &table, EntityId marker)
{
    return !table.entity(marker).linked(link::Area).isEmpty();
}

} // namespace adjutant::teaw
