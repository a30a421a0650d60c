// SPDX-License-Identifier: MIT
// The methods that move in the past and change it.
#include "app/cli/json_battle.h"
#include "app/cli/serve_methods.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// The reply, and once a change of the past is through, what has to be changed on the table.
RpcResult revised(ServeSession &session, const Result<Reply> &reply)
{
    RpcResult result = replyOf(session, reply);
    QJsonValue *told = std::get_if<QJsonValue>(&result);
    if (told && !session.referee()->revision()) {
        QJsonObject json = told->toObject();
        json.insert(u"changes"_s, tableToJson(session, session.referee()->tableChanges()));
        *told = json;
    }
    return result;
}

RpcResult undo(ServeSession &session, const RpcParams &)
{
    return replyOf(session, session.referee()->undo());
}

RpcResult redo(ServeSession &session, const RpcParams &)
{
    return replyOf(session, session.referee()->redo());
}

RpcResult jump(ServeSession &session, const RpcParams &params)
{
    const StepId step{params.integer(u"step"_s)};
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->jump(step));
}

RpcResult correct(ServeSession &session, const RpcParams &params)
{
    const StepId step{params.integer(u"step"_s)};
    const QJsonValue value = params.value(u"value"_s);
    if (params.error())
        return *params.error();
    return revised(session, session.referee()->correct(step, value));
}

RpcResult insert(ServeSession &session, const RpcParams &params)
{
    const StepId before{params.integer(u"before"_s)};
    const Command command = commandOf(session, params, {u"before"_s});
    if (params.error())
        return *params.error();
    return revised(session, session.referee()->insert(before, command));
}

RpcResult decide(ServeSession &session, const RpcParams &params)
{
    const QString word = params.word(u"choice"_s);
    const std::optional<Revision::Choice> choice = Revision::choiceOf(word);
    if (!params.error() && choice)
        return revised(session, session.referee()->decide(*choice));
    params.fail(RpcWords::tr("“choice” is one of: %1.").arg(u"keep, drop, allow, anew"_s));
    return *params.error();
}

RpcResult abandon(ServeSession &session, const RpcParams &)
{
    return replyOf(session, session.referee()->abandonRevision());
}

} // namespace

QList<RpcMethod> pastMethods()
{
    return {
        {u"undo"_s, {}, false, true, undo},
        {u"redo"_s, {}, false, true, redo},
        {u"jump"_s, {u"step"_s}, false, true, jump},
        {u"correct"_s, {u"step"_s, u"value"_s}, false, true, correct},
        {u"insert"_s, {u"before"_s, u"action"_s, u"allow"_s, u"reason"_s}, true, true, insert},
        {u"decide"_s, {u"choice"_s}, false, true, decide},
        {u"abandon"_s, {}, false, true, abandon},
    };
}

} // namespace adjutant::cli
