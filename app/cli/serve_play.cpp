// SPDX-License-Identifier: MIT
// The methods that play: a command, an answer, dice, and what waits.
#include "app/cli/json_battle.h"
#include "app/cli/json_words.h"
#include "app/cli/serve_methods.h"

#include "core/referee/app_dice.h"
#include "core/referee/hand.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// Whether somebody can begin that: an action of the game, or the referee's own hand. The rest
/// is begun by the rules alone.
bool mayBegin(const Rulebook &book, const QString &action)
{
    if (const ActionDeclaration *declared = book.action(action))
        return !declared->internal;
    // The effects of a kept entry come from a correction, never from outside.
    return handProcedure(action) && action != u"keep";
}

RpcResult perform(ServeSession &session, const RpcParams &params)
{
    const Command command = commandOf(session, params);
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->perform(command));
}

RpcResult answer(ServeSession &session, const RpcParams &params)
{
    const QJsonValue value = params.value(u"value"_s);
    const QStringList allowed = params.allowed();
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->answer(value, allowed));
}

RpcResult roll(ServeSession &session, const RpcParams &params)
{
    const Question *question = session.referee()->question();
    const QStringList allowed = params.allowed();
    if (params.error())
        return *params.error();
    if (!question || !isChance(question->kind))
        return RpcError{RpcError::NotPossible, RpcWords::tr("No dice are asked for.")};
    const QJsonValue thrown = leaveToChance(*question);
    RpcResult result = replyOf(session, session.referee()->answer(thrown, allowed));
    if (QJsonValue *reply = std::get_if<QJsonValue>(&result)) {
        QJsonObject json = reply->toObject();
        json.insert(u"thrown"_s, thrown);
        *reply = json;
    }
    return result;
}

RpcResult park(ServeSession &session, const RpcParams &)
{
    return replyOf(session, session.referee()->park());
}

RpcResult resume(ServeSession &session, const RpcParams &params)
{
    const StepId entry{params.integer(u"command"_s)};
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->resume(entry));
}

RpcResult cancel(ServeSession &session, const RpcParams &params)
{
    const QStringList allowed = params.allowed();
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->cancel(allowed));
}

RpcResult settle(ServeSession &session, const RpcParams &params)
{
    const int owed = params.integer(u"owed"_s);
    const QStringList allowed = params.allowed();
    const QString reason = params.wordOr(u"reason"_s);
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->settle(owed, allowed, reason));
}

RpcResult note(ServeSession &session, const RpcParams &params)
{
    const QString text = params.word(u"text"_s);
    if (params.error())
        return *params.error();
    return replyOf(session,
                   session.referee()->note(text, Text(u"word.plain"_s).with(u"word"_s, text)));
}

/// What was begun and had to be given up, and why; null where nothing was.
QJsonValue givenUpToJson(const ServeSession &session, const Reply &reply)
{
    if (!reply.givenUp)
        return QJsonValue::Null;
    QJsonObject json{{u"text"_s, session.render(reply.givenUp->text)}};
    insertRule(json, session.referee()->game().rulebook(), reply.givenUp->rule);
    return json;
}

} // namespace

Command commandOf(ServeSession &session, const RpcParams &params, QStringList ownNames)
{
    const Referee &referee = *session.referee();
    const State &state = referee.journal().state();
    Command command;
    command.procedure = params.word(u"action"_s);
    command.allowed = params.allowed();
    command.reason = params.wordOr(u"reason"_s);
    ownNames += {u"action"_s, u"allow"_s, u"reason"_s};
    command.arguments = params.without(ownNames);
    // Entities may be named instead of numbered.
    for (const QString &name : {u"unit"_s, u"target"_s, u"entity"_s, u"to"_s, u"side"_s}) {
        const EntityId id = entityNamed(state, command.arguments.value(name).toString());
        if (id != EntityId::None)
            command.arguments.insert(name, number(id));
    }
    if (!params.error() && !mayBegin(referee.game().rulebook(), command.procedure))
        params.fail(RpcWords::tr("There is no action “%1” that can be begun; “actions” lists them.")
                        .arg(command.procedure.left(40)));
    return command;
}

RpcResult replyOf(ServeSession &session, const Result<Reply> &reply)
{
    if (!reply)
        return RpcError{RpcError::NotPossible, reply.fault().message};
    if (reply->refusal) {
        const QJsonObject refusal = refusalToJson(session, *reply->refusal);
        return RpcError{RpcError::Refused, refusal.value(u"reason"_s).toString(), refusal};
    }
    QJsonObject json{{u"effects"_s, effectsToJson(session, reply->effects)},
                     {u"lines"_s, linesToJson(session, reply->lines)},
                     {u"table"_s, tableToJson(session, reply->instructions)},
                     {u"givenUp"_s, givenUpToJson(session, *reply)},
                     {u"moment"_s, momentToJson(session, session.referee()->state().moment())}};
    insertStanding(json, session);
    return QJsonValue(json);
}

QList<RpcMethod> playMethods()
{
    return {
        {u"do"_s, {u"action"_s, u"allow"_s, u"reason"_s}, true, true, perform},
        {u"answer"_s, {u"value"_s, u"allow"_s}, false, true, answer},
        {u"roll"_s, {u"allow"_s}, false, true, roll},
        {u"park"_s, {}, false, true, park},
        {u"resume"_s, {u"command"_s}, false, true, resume},
        {u"cancel"_s, {u"allow"_s}, false, true, cancel},
        {u"settle"_s, {u"owed"_s, u"allow"_s, u"reason"_s}, false, true, settle},
        {u"note"_s, {u"text"_s}, false, true, note},
    };
}

} // namespace adjutant::cli
