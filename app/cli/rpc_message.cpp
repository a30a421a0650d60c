// SPDX-License-Identifier: MIT
#include "app/cli/rpc_message.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <optional>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// What is nested deeper than this could not be kept in a file and read again.
constexpr int DeepestNesting = 64;

bool isNestedTooDeep(const QByteArray &line)
{
    int depth = 0;
    bool inWord = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char at = line.at(i);
        if (inWord && at == '\\')
            ++i;
        else if (at == '"')
            inWord = !inWord;
        else if (!inWord && (at == '[' || at == '{') && ++depth > DeepestNesting)
            return true;
        else if (!inWord && (at == ']' || at == '}'))
            --depth;
    }
    return false;
}

QJsonObject response(const QJsonValue &id, const RpcResult &result)
{
    QJsonObject json{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}};
    if (const auto *error = std::get_if<RpcError>(&result)) {
        QJsonObject told{{u"code"_s, error->code}, {u"message"_s, error->message}};
        if (!error->data.isUndefined())
            told.insert(u"data"_s, error->data);
        json.insert(u"error"_s, told);
    } else {
        json.insert(u"result"_s, std::get<QJsonValue>(result));
    }
    return json;
}

QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

RpcError invalid(const QString &why)
{
    return {RpcError::InvalidRequest, why};
}

/// What is wrong with the form of a request; nothing where it is right.
std::optional<RpcError> fault(const QJsonObject &request)
{
    if (request.value(u"jsonrpc"_s) != u"2.0"_s)
        return invalid(RpcWords::tr("A request says \"jsonrpc\": \"2.0\"."));
    const QJsonValue id = request.value(u"id"_s);
    if (!id.isUndefined() && !id.isString() && !id.isDouble() && !id.isNull())
        return invalid(RpcWords::tr("The id is a text, a number or null."));
    if (!request.value(u"method"_s).isString())
        return invalid(RpcWords::tr("The method is missing, or no text."));
    const QJsonValue params = request.value(u"params"_s);
    if (params.isArray())
        return RpcError{RpcError::InvalidParams,
                        RpcWords::tr("Parameters are given by name: {\"game\": \"teaw\"}.")};
    if (!params.isUndefined() && !params.isObject())
        return invalid(RpcWords::tr("The parameters are no object."));
    return std::nullopt;
}

/// The response to one request; nothing to a notification.
std::optional<QJsonObject> answer(const QJsonValue &json, const RpcCall &call)
{
    if (!json.isObject())
        return response(QJsonValue::Null, invalid(RpcWords::tr("A request is an object.")));
    const QJsonObject request = json.toObject();
    if (const std::optional<RpcError> wrong = fault(request)) {
        const QJsonValue id = request.value(u"id"_s);
        const bool known = id.isString() || id.isDouble();
        return response(known ? id : QJsonValue(QJsonValue::Null), *wrong);
    }
    const RpcResult result =
        call(request.value(u"method"_s).toString(), request.value(u"params"_s).toObject());
    if (!request.contains(u"id"_s))
        return std::nullopt;
    return response(request.value(u"id"_s), result);
}

QByteArray answerBatch(const QJsonArray &batch, const RpcCall &call)
{
    if (batch.isEmpty())
        return compact(response(QJsonValue::Null, invalid(RpcWords::tr("The batch is empty."))));
    QJsonArray responses;
    for (const QJsonValue request : batch) {
        if (const std::optional<QJsonObject> one = answer(request, call))
            responses.append(*one);
    }
    return responses.isEmpty() ? QByteArray()
                               : QJsonDocument(responses).toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray answerLine(const QByteArray &line, const RpcCall &call)
{
    if (line.trimmed().isEmpty())
        return {};
    if (isNestedTooDeep(line)) {
        const QString why =
            RpcWords::tr("The message is nested deeper than %1.").arg(DeepestNesting);
        return compact(response(QJsonValue::Null, RpcError{RpcError::ParseError, why}));
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (error.error != QJsonParseError::NoError) {
        const QString why = RpcWords::tr("This is no JSON: %1 at byte %2.")
                                .arg(error.errorString())
                                .arg(error.offset);
        return compact(response(QJsonValue::Null, RpcError{RpcError::ParseError, why}));
    }
    if (document.isArray())
        return answerBatch(document.array(), call);
    const std::optional<QJsonObject> one = answer(document.object(), call);
    return one ? compact(*one) : QByteArray();
}

QByteArray answerTooLong(qsizetype most)
{
    const QString why = RpcWords::tr("The line is longer than %1 bytes.").arg(most);
    return compact(response(QJsonValue::Null, RpcError{RpcError::ParseError, why}));
}

} // namespace adjutant::cli
