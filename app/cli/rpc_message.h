// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <functional>
#include <variant>

namespace adjutant::cli {

/// The words of the line protocol.
struct RpcWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::cli::Serve)
};

/// Why a call has no result: JSON-RPC's own codes, and those of this program above 0.
struct RpcError
{
    enum Code {
        ParseError = -32700,
        InvalidRequest = -32600,
        MethodNotFound = -32601,
        InvalidParams = -32602,
        Refused = 1,     ///< the rules say no; data names the refusal
        NotPossible = 2, ///< the request makes no sense now
        NoBattle = 3,    ///< no battle is open
        FileTrouble = 4, ///< a file cannot be read or written
    };

    int code = NotPossible;
    QString message;
    QJsonValue data = QJsonValue::Undefined;
};

using RpcResult = std::variant<QJsonValue, RpcError>;
using RpcCall = std::function<RpcResult(const QString &method, const QJsonObject &params)>;

/// One line of the protocol in, one line out (without its end; empty where nothing is to be said):
/// requests, notifications and batches of JSON-RPC 2.0, carried out by \a call.
QByteArray answerLine(const QByteArray &line, const RpcCall &call);

/// What is said about a line that is longer than \a most bytes.
QByteArray answerTooLong(qsizetype most);

} // namespace adjutant::cli
