// SPDX-License-Identifier: MIT
// The methods that begin, open and read a battle.
#include "app/cli/json_battle.h"
#include "app/cli/json_question.h"
#include "app/cli/serve_methods.h"

#include "core/referee/script.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"
#include "core/storage/begin_battle.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// The scenario that is named, or the game's sample where no sides are given; null for none.
const Scenario *scenarioOf(const Rulebook &book, const RpcParams &params)
{
    if (params.has(u"scenario"_s)) {
        const Scenario *scenario = book.scenario(params.word(u"scenario"_s));
        if (!scenario)
            params.fail(RpcWords::tr("There is no such scenario; “games” lists them."));
        return scenario;
    }
    const auto sample = std::find_if(book.scenarios.cbegin(), book.scenarios.cend(),
                                     [](const Scenario &each) { return each.sample; });
    return params.has(u"sides"_s) || sample == book.scenarios.cend() ? nullptr : &*sample;
}

/// Checks a list of {type, name?, number?, values?}.
void checkUnits(const QJsonValue &units, const RpcParams &params)
{
    if (!units.isArray() && !units.isUndefined())
        params.fail(RpcWords::tr("Units are a list."));
    for (const QJsonValue unit : units.toArray()) {
        const QJsonObject given = unit.toObject();
        const QJsonValue name = given.value(u"name"_s);
        const QJsonValue number = given.value(u"number"_s);
        const QJsonValue values = given.value(u"values"_s);
        const bool formed = given.value(u"type"_s).isString() &&
                            (name.isUndefined() || name.isString()) &&
                            (number.isUndefined() || number.isDouble()) &&
                            (values.isUndefined() || values.isObject());
        if (!formed)
            params.fail(
                RpcWords::tr("A unit is {\"type\": \"…\"}, and may have a name, a number and "
                             "values."));
    }
}

void checkSides(const QJsonArray &sides, const RpcParams &params)
{
    for (const QJsonValue side : sides) {
        if (!side.toObject().value(u"name"_s).isString())
            params.fail(RpcWords::tr("A side is {\"name\": \"…\", \"units\": [ … ]}."));
        checkUnits(side.toObject().value(u"units"_s), params);
    }
}

/// The command that begins the battle: the scenario, with what is given in its place.
Command beginningOf(const Rulebook &book, const RpcParams &params)
{
    const Scenario *scenario = scenarioOf(book, params);
    QJsonObject arguments =
        scenario ? beginCommand(book.inWords(*scenario)).arguments : QJsonObject();
    checkSides(params.arrayOr(u"sides"_s), params);
    checkUnits(params.arrayOr(u"markers"_s), params);
    for (const QString &name : {u"sides"_s, u"markers"_s}) {
        if (params.has(name))
            arguments.insert(name, params.arrayOr(name));
    }
    for (const QString &name : {u"rulings"_s, u"values"_s}) {
        QJsonObject merged = arguments.value(name).toObject();
        const QJsonObject given = params.objectOr(name);
        for (auto it = given.begin(); it != given.end(); ++it)
            merged.insert(it.key(), it.value());
        arguments.insert(name, merged);
    }
    return beginCommand(arguments);
}

/// What is said of a battle that was just begun or opened.
RpcResult opened(ServeSession &session, const QList<Effect> &effects, const QList<Line> &lines)
{
    const Rulebook &book = session.referee()->game().rulebook();
    QJsonObject json{{u"game"_s, book.id},
                     {u"file"_s, session.file()},
                     {u"effects"_s, effectsToJson(session, effects)},
                     {u"lines"_s, linesToJson(session, lines)},
                     {u"table"_s, QJsonArray()}};
    insertStanding(json, session);
    return QJsonValue(json);
}

RpcResult beginBattle(ServeSession &session, const RpcParams &params)
{
    const QString file = params.wordOr(u"file"_s);
    const QString id = params.word(u"game"_s);
    if (params.error())
        return *params.error();
    const Result<const Game *> game = session.game(id);
    if (!game)
        return RpcError{RpcError::InvalidParams, game.fault().message};
    const Command command = beginningOf((*game)->rulebook(), params);
    if (params.error())
        return *params.error();
    Result<std::unique_ptr<Referee>> begun = file.isEmpty()
                                                 ? beginScenario(**game, command, nullptr)
                                                 : adjutant::beginBattle(**game, command, file);
    if (!begun)
        return RpcError{RpcError::NotPossible, begun.fault().message};
    session.take(std::move(*begun), file);
    QList<Effect> effects;
    QList<Line> lines = session.referee()->frontLines();
    const Journal &journal = session.referee()->journal();
    for (const StepId step : journal.path(journal.head())) {
        effects += journal.step(step).effects;
        lines += journal.step(step).lines;
    }
    return opened(session, effects, lines);
}

RpcResult openBattle(ServeSession &session, const RpcParams &params)
{
    const QString file = params.word(u"file"_s);
    if (params.error())
        return *params.error();
    Result<OpenedBattle> kept = BattleFile::open(file);
    if (!kept)
        return RpcError{RpcError::FileTrouble, kept.fault().message};
    if (kept->battle.steps.isEmpty())
        return RpcError{RpcError::FileTrouble,
                        RpcWords::tr("“%1” holds no battle: it was never set up.").arg(file)};
    const Result<const Game *> game = session.game(kept->battle.game);
    if (!game)
        return RpcError{RpcError::FileTrouble, game.fault().message};
    Result<std::unique_ptr<Referee>> resumed =
        Referee::resumeBattle(**game, kept->battle, std::move(kept->store));
    if (!resumed)
        return RpcError{RpcError::FileTrouble, resumed.fault().message};
    session.take(std::move(*resumed), file);
    // What happened last, to find the way back into the battle.
    constexpr qsizetype reminder = 3;
    QList<Line> lines;
    const Journal &journal = session.referee()->journal();
    for (StepId at = journal.head(); at != StepId::None && lines.size() < reminder;
         at = journal.step(at).parent)
        lines = journal.step(at).lines + lines;
    return opened(session, {}, lines.mid(qMax<qsizetype>(0, lines.size() - reminder)));
}

RpcResult closeBattle(ServeSession &session, const RpcParams &)
{
    session.close();
    return QJsonValue(QJsonObject());
}

RpcResult state(ServeSession &session, const RpcParams &)
{
    return QJsonValue(stateToJson(session));
}

RpcResult actions(ServeSession &session, const RpcParams &params)
{
    const Referee &referee = *session.referee();
    const EntityId unit =
        params.has(u"unit"_s) ? params.entity(u"unit"_s, referee) : EntityId::None;
    if (params.error())
        return *params.error();
    QJsonArray json;
    for (const Offer &offer : offers(referee, unit))
        json.append(offerToJson(session, offer));
    return QJsonValue(json);
}

RpcResult question(ServeSession &session, const RpcParams &)
{
    return openQuestion(session);
}

RpcResult owed(ServeSession &session, const RpcParams &)
{
    return QJsonValue(owedToJson(session));
}

RpcResult log(ServeSession &session, const RpcParams &params)
{
    const StepId since{params.integerOr(u"since"_s, 0)};
    if (params.error())
        return *params.error();
    return QJsonValue(logToJson(session, since));
}

} // namespace

QList<RpcMethod> battleMethods()
{
    return {
        {u"battle.new"_s,
         {u"game"_s, u"scenario"_s, u"sides"_s, u"markers"_s, u"rulings"_s, u"values"_s, u"file"_s},
         false,
         false,
         beginBattle},
        {u"battle.open"_s, {u"file"_s}, false, false, openBattle},
        {u"battle.close"_s, {}, false, true, closeBattle},
        {u"state"_s, {}, false, true, state},
        {u"actions"_s, {u"unit"_s}, false, true, actions},
        {u"question"_s, {}, false, true, question},
        {u"owed"_s, {}, false, true, owed},
        {u"log"_s, {u"since"_s}, false, true, log},
    };
}

} // namespace adjutant::cli
