// SPDX-License-Identifier: MIT
#include "app/cli/json_battle.h"

#include "app/cli/comparison_text.h"
#include "app/cli/json_question.h"
#include "app/cli/json_words.h"

#include "core/referee/describe.h"
#include "core/referee/shown.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

const Rulebook &bookOf(const ServeSession &session)
{
    return session.referee()->game().rulebook();
}

QJsonObject shownValues(const Rulebook &book, const Entity &entity)
{
    QJsonObject values;
    for (auto it = entity.values().cbegin(); it != entity.values().cend(); ++it) {
        // The rulings in force and the house rules stand on an entity of their own.
        if (isShown(book, it.key()) || entity.id() == EntityId::Rulings)
            values.insert(it.key(), it.value().toJson());
    }
    return values;
}

/// An effect as it may be shown; nothing for what is secret or the referee's own bookkeeping.
std::optional<QJsonObject> shownEffect(const Rulebook &book, const Effect &effect)
{
    QJsonObject json = effectToJson(effect);
    if (const auto *set = std::get_if<effect::Set>(&effect)) {
        if (!isShown(book, set->key) && set->entity != EntityId::Rulings)
            return std::nullopt;
    } else if (json.contains(u"entity"_s) && json.value(u"entity"_s).isObject()) {
        QJsonObject entity = json.value(u"entity"_s).toObject();
        QJsonObject values = entity.value(u"values"_s).toObject();
        const QStringList keys = values.keys();
        for (const QString &key : keys) {
            const bool rulings = entity.value(u"id"_s).toInt() == number(EntityId::Rulings);
            if (!isShown(book, key) && !rulings)
                values.remove(key);
        }
        entity.insert(u"values"_s, values);
        json.insert(u"entity"_s, entity);
    }
    return json;
}

QString stepWord(Step::Kind kind)
{
    switch (kind) {
    case Step::Kind::Command:
        return u"command"_s;
    case Step::Kind::Answer:
        return u"answer"_s;
    case Step::Kind::Front:
        return u"front"_s;
    case Step::Kind::Cancel:
        return u"cancel"_s;
    case Step::Kind::Note:
        return u"note"_s;
    }
    Q_UNREACHABLE();
}

QJsonObject stepToJson(const ServeSession &session, const Step &step)
{
    QJsonObject json{{u"step"_s, number(step.id)},
                     {u"kind"_s, stepWord(step.kind)},
                     {u"text"_s, session.render(step.label)},
                     {u"time"_s, step.time}};
    if (step.entry != StepId::None)
        json.insert(u"entry"_s, number(step.entry));
    if (step.kind == Step::Kind::Answer)
        json.insert(u"answer"_s, session.render(step.shown));
    if (step.kind == Step::Kind::Note && step.answer.isString())
        json.insert(u"note"_s, step.answer);
    if (!step.command.reason.isEmpty())
        json.insert(u"reason"_s, step.command.reason);
    if (!step.lines.isEmpty())
        json.insert(u"lines"_s, linesToJson(session, step.lines));
    QList<effect::Instruct> instructions;
    for (const Effect &effect : step.effects) {
        if (const auto *instruct = std::get_if<effect::Instruct>(&effect))
            instructions.append(*instruct);
    }
    if (!instructions.isEmpty())
        json.insert(u"table"_s, tableToJson(session, instructions));
    return json;
}

QJsonArray parkedToJson(const ServeSession &session)
{
    const Journal &journal = session.referee()->journal();
    QJsonArray parked;
    for (const OpenEntry &open : journal.open().entries) {
        if (open.entry != journal.open().front)
            parked.append(QJsonObject{{u"command"_s, number(open.entry)},
                                      {u"text"_s, session.render(journal.step(open.entry).label)}});
    }
    return parked;
}

/// The old entry that people decide on in a correction; null where there is none.
QJsonValue conflictToJson(const ServeSession &session)
{
    const Revision *revision = session.referee()->revision();
    if (!revision || !revision->conflict)
        return QJsonValue::Null;
    const Step &old = session.referee()->journal().step(revision->conflicting);
    QJsonObject json = refusalToJson(session, *revision->conflict);
    json.insert(u"step"_s, number(old.id));
    json.insert(u"text"_s, session.render(old.label));
    QJsonArray choices;
    for (const Revision::Choice choice : session.referee()->choices())
        choices.append(Revision::wordOf(choice));
    json.insert(u"choices"_s, choices);
    return json;
}

/// Who has won, and why; null while the battle goes on.
QJsonValue verdictToJson(const ServeSession &session)
{
    const Referee &referee = *session.referee();
    const std::optional<Verdict> verdict = referee.game().verdict(referee.state());
    if (!verdict)
        return QJsonValue::Null;
    QJsonObject json{{u"winner"_s, idToJson(verdict->winner)},
                     {u"text"_s, session.render(verdict->text)}};
    insertRule(json, bookOf(session), verdict->rule);
    return json;
}

QJsonValue labelOf(const ServeSession &session, StepId step)
{
    if (step == StepId::None)
        return QJsonValue::Null;
    return session.render(session.referee()->journal().step(step).label);
}

/// How far the losses of a side have come, where its game counts them.
void insertLosses(QJsonObject &json, const ServeSession &session, EntityId side)
{
    const Referee &referee = *session.referee();
    const std::optional<Gauge> gauge = referee.game().gauge(referee.state(), side);
    if (gauge)
        json.insert(u"losses"_s, QJsonObject{{u"text"_s, session.render(gauge->words)},
                                             {u"whole"_s, gauge->whole},
                                             {u"gone"_s, gauge->gone},
                                             {u"shaken"_s, gauge->shaken},
                                             {u"mark"_s, gauge->mark}});
}

} // namespace

QJsonObject entityToJson(const ServeSession &session, const Entity &entity)
{
    QJsonObject json{{u"id"_s, number(entity.id())},
                     {u"kind"_s, entity.kind()},
                     {u"parent"_s, idToJson(entity.parent())},
                     {u"name"_s, session.nameOf(entity.id())},
                     {u"values"_s, shownValues(bookOf(session), entity)}};
    QJsonObject links;
    for (auto it = entity.links().cbegin(); it != entity.links().cend(); ++it) {
        QJsonArray to;
        for (const EntityId id : it.value())
            to.append(number(id));
        links.insert(it.key(), to);
    }
    json.insert(u"links"_s, links);
    if (entity.kind() == u"side")
        insertLosses(json, session, entity.id());
    const KindDeclaration *kind = bookOf(session).kind(entity.kind());
    if (kind && kind->unit) {
        QJsonArray summary;
        const Referee &referee = *session.referee();
        for (const Text &text : referee.game().summary(referee.state(), entity.id()))
            summary.append(session.render(text));
        json.insert(u"summary"_s, summary);
    }
    return json;
}

QJsonObject stateToJson(const ServeSession &session)
{
    const Referee &referee = *session.referee();
    QJsonArray entities;
    for (const EntityId id : referee.state().entities())
        entities.append(entityToJson(session, referee.state().entity(id)));
    QJsonObject json{{u"game"_s, bookOf(session).id},
                     {u"file"_s, session.file()},
                     {u"moment"_s, momentToJson(session, referee.state().moment())},
                     {u"entities"_s, entities}};
    insertStanding(json, session);
    return json;
}

QJsonArray owedToJson(const ServeSession &session)
{
    QJsonArray owed;
    for (const Owed &item : session.referee()->state().owed()) {
        QJsonObject json{{u"owed"_s, item.id},
                         {u"action"_s, item.procedure},
                         {u"arguments"_s, item.arguments},
                         {u"due"_s, dueWord(item.due)},
                         {u"side"_s, idToJson(item.side)},
                         {u"text"_s, session.render(item.cause)}};
        if (!item.gate.isEmpty())
            json.insert(u"gate"_s, item.gate);
        owed.append(json);
    }
    return owed;
}

QJsonObject offerToJson(const ServeSession &session, const Offer &offer)
{
    const Rulebook &book = bookOf(session);
    QJsonObject json{{u"action"_s, offer.action}, {u"legal"_s, !offer.refusal.has_value()}};
    if (offer.unit != EntityId::None)
        json.insert(u"unit"_s, number(offer.unit));
    if (const ActionDeclaration *action = book.action(offer.action)) {
        json.insert(u"text"_s, book.phrases.render(action->label));
        insertRule(json, book, action->rule);
        if (!action->target.isEmpty())
            json.insert(u"target"_s, action->target);
    }
    json.insert(u"cost"_s, offer.cost ? QJsonValue(*offer.cost) : QJsonValue(QJsonValue::Null));
    if (offer.refusal)
        json.insert(u"refused"_s, refusalToJson(session, *offer.refusal));
    // What is asked first can be given with the command instead, under its name.
    QJsonArray arguments;
    if (offer.question && !offer.question->name.isEmpty())
        arguments.append(questionToJson(session, *offer.question));
    json.insert(u"arguments"_s, arguments);
    return json;
}

QJsonArray logToJson(const ServeSession &session, StepId since)
{
    const Journal &journal = session.referee()->journal();
    QJsonArray log;
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        // What the program keeps for itself has no label.
        if (id > since && !step.label.isEmpty())
            log.append(stepToJson(session, step));
    }
    return log;
}

QJsonArray effectsToJson(const ServeSession &session, const QList<Effect> &effects)
{
    QJsonArray json;
    for (const Effect &effect : effects) {
        if (const std::optional<QJsonObject> shown = shownEffect(bookOf(session), effect))
            json.append(*shown);
    }
    return json;
}

QJsonArray linesToJson(const ServeSession &session, const QList<Line> &lines)
{
    QJsonArray json;
    for (const Line &line : lines) {
        QJsonObject one{{u"text"_s, session.render(line.text)}};
        insertRule(one, bookOf(session), line.rule);
        if (!line.table.isEmpty()) {
            one.insert(u"table"_s, line.table);
            one.insert(u"row"_s, line.row);
        }
        if (const std::optional<Comparison> sums = Comparison::of(line.text))
            one.insert(u"comparison"_s, comparisonToJson(session, *sums));
        json.append(one);
    }
    return json;
}

QJsonArray tableToJson(const ServeSession &session, const QList<effect::Instruct> &instructions)
{
    QJsonArray json;
    for (const effect::Instruct &instruct : instructions)
        json.append(QJsonObject{{u"unit"_s, idToJson(instruct.subject)},
                                {u"text"_s, session.render(instruct.text)}});
    return json;
}

void insertStanding(QJsonObject &json, const ServeSession &session)
{
    const Referee &referee = *session.referee();
    json.insert(u"question"_s, openQuestion(session));
    json.insert(u"owed"_s, owedToJson(session));
    json.insert(u"parked"_s, parkedToJson(session));
    json.insert(u"step"_s, idToJson(referee.journal().head()));
    json.insert(u"undo"_s, labelOf(session, referee.undoStep()));
    json.insert(u"redo"_s, labelOf(session, referee.redoStep()));
    json.insert(u"decide"_s, conflictToJson(session));
    json.insert(u"verdict"_s, verdictToJson(session));
}

} // namespace adjutant::cli
