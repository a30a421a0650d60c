// SPDX-License-Identifier: MIT
#include "tests/cli/serve_client.h"

#include "app/cli/rpc_message.h"

#include "tests/support/toy_game.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace adjutant::test {

cli::GameShelf toyShelf()
{
    return {{u"toy"_s}, [](const QString &) -> Result<std::unique_ptr<Game>> {
                return std::unique_ptr<Game>(new ToyGame);
            }};
}

QByteArray ServeClient::send(const QByteArray &line)
{
    return cli::answerLine(line, [this](const QString &method, const QJsonObject &params) {
        return m_session.call(method, params);
    });
}

QJsonObject ServeClient::request(const QString &method, const QJsonObject &params)
{
    const QJsonObject request{
        {u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, ++m_id}, {u"method"_s, method}, {u"params"_s, params}};
    const QByteArray line = QJsonDocument(request).toJson(QJsonDocument::Compact);
    const QByteArray reply = send(line);
    QJsonObject response = QJsonDocument::fromJson(reply).object();
    if (reply.contains('\n') || response.value(u"id"_s) != m_id)
        qFatal("%s was answered with %s", line.constData(), reply.constData());
    return response;
}

QJsonValue ServeClient::call(const QString &method, const QJsonObject &params)
{
    const QJsonObject response = request(method, params);
    if (!response.contains(u"result"_s))
        qFatal("%s: %s", qPrintable(method),
               QJsonDocument(response).toJson(QJsonDocument::Compact).constData());
    return response.value(u"result"_s);
}

QJsonObject ServeClient::error(const QString &method, const QJsonObject &params)
{
    const QJsonObject response = request(method, params);
    if (!response.contains(u"error"_s))
        qFatal("%s: %s", qPrintable(method),
               QJsonDocument(response).toJson(QJsonDocument::Compact).constData());
    return response.value(u"error"_s).toObject();
}

QByteArray ServeClient::snapshot()
{
    const Referee *referee = m_session.referee();
    if (!referee)
        return "none";
    const Journal &journal = referee->journal();
    const QJsonObject all{
        {u"state"_s, referee->state().toJson()},
        {u"kept"_s, journal.state().toJson()},
        {u"count"_s, static_cast<int>(journal.count())},
        {u"head"_s, number(journal.head())},
        {u"tip"_s, number(journal.tip())},
        {u"question"_s, referee->question() ? referee->question()->key : QString()},
    };
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

} // namespace adjutant::test
