// SPDX-License-Identifier: MIT
// The referee's own hand: values, rulings, house rules.
#include "app/cli/serve_methods.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// Something done by hand, with what is common to all of it.
Command byHand(const QString &procedure, const QJsonObject &arguments, const RpcParams &params)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    command.allowed = params.allowed();
    command.reason = params.wordOr(u"reason"_s);
    return command;
}

RpcResult performed(ServeSession &session, const RpcParams &params, const Command &command)
{
    if (params.error())
        return *params.error();
    return replyOf(session, session.referee()->perform(command));
}

RpcResult setValue(ServeSession &session, const RpcParams &params)
{
    const EntityId entity = params.entity(u"entity"_s, *session.referee());
    const QJsonObject arguments{{u"entity"_s, number(entity)},
                                {u"key"_s, params.word(u"value"_s)},
                                {u"value"_s, params.value(u"to"_s)}};
    return performed(session, params, byHand(u"set"_s, arguments, params));
}

RpcResult changeRuling(ServeSession &session, const RpcParams &params)
{
    const QString id = params.word(u"id"_s);
    const QJsonValue choice = params.value(u"choice"_s);
    const QString word =
        choice.isDouble() ? QString::number(params.integer(u"choice"_s)) : params.word(u"choice"_s);
    return performed(session, params,
                     byHand(u"ruling"_s, {{u"id"_s, id}, {u"choice"_s, word}}, params));
}

RpcResult changeCell(ServeSession &session, const RpcParams &params)
{
    QJsonObject arguments{{u"table"_s, params.word(u"table"_s)},
                          {u"row"_s, params.integer(u"row"_s)},
                          {u"column"_s, params.word(u"column"_s)}};
    // Without a value the cell is as printed again.
    if (params.has(u"to"_s))
        arguments.insert(u"value"_s, params.value(u"to"_s));
    return performed(session, params, byHand(u"house"_s, arguments, params));
}

} // namespace

QList<RpcMethod> handMethods()
{
    return {
        {u"set"_s,
         {u"entity"_s, u"value"_s, u"to"_s, u"reason"_s, u"allow"_s},
         false,
         true,
         setValue},
        {u"ruling"_s, {u"id"_s, u"choice"_s, u"reason"_s, u"allow"_s}, false, true, changeRuling},
        {u"house"_s,
         {u"table"_s, u"row"_s, u"column"_s, u"to"_s, u"reason"_s, u"allow"_s},
         false,
         true,
         changeCell},
    };
}

} // namespace adjutant::cli
