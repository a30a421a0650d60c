// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve_session.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adjutant::test {

/// The toy game alone.
cli::GameShelf toyShelf();

/// A client of the line protocol in the same process: sends lines, reads lines.
class ServeClient
{
public:
    explicit ServeClient(const cli::GameShelf &shelf = toyShelf())
        : m_session(shelf)
    {
    }

    cli::ServeSession &session() { return m_session; }

    /// The line that answers \a line; empty for none.
    QByteArray send(const QByteArray &line);
    /// The response to a request.
    QJsonObject request(const QString &method, const QJsonObject &params = {});
    /// Its result; fails the program where there is an error.
    QJsonValue call(const QString &method, const QJsonObject &params = {});
    QJsonObject object(const QString &method, const QJsonObject &params = {})
    {
        return call(method, params).toObject();
    }
    QJsonArray array(const QString &method, const QJsonObject &params = {})
    {
        return call(method, params).toArray();
    }
    /// Its error; fails the program where there is none.
    QJsonObject error(const QString &method, const QJsonObject &params = {});

    /// Everything that a request could change.
    QByteArray snapshot();

private:
    cli::ServeSession m_session;
    int m_id = 0;
};

} // namespace adjutant::test
