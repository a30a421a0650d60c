// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/rpc_message.h"

#include "core/referee/referee.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>

namespace adjutant::cli {

/// The games that can be served, and how one is had.
struct GameShelf
{
    QStringList ids;
    std::function<Result<std::unique_ptr<Game>>(const QString &id)> make;
};

/// What one client of the line protocol talks to: the rulebooks, and one battle at a time.
class ServeSession
{
public:
    explicit ServeSession(GameShelf shelf);

    /// Carries out one call. Whatever it is given, it answers, and changes all or nothing.
    RpcResult call(const QString &method, const QJsonObject &params);

    const QStringList &gameIds() const { return m_shelf.ids; }
    /// The game of that id; it is read when it is first asked for.
    Result<const Game *> game(const QString &id);

    /// The battle that is open; null where none is.
    Referee *referee() const { return m_referee.get(); }
    const QString &file() const { return m_file; }
    /// Opens this battle instead of the one before.
    void take(std::unique_ptr<Referee> referee, const QString &file);
    void close();

    /// In words, with the names of the battle that is open.
    QString render(const Text &text) const;
    QString nameOf(EntityId id) const;

private:
    void noteRemoved() const;

    GameShelf m_shelf;
    std::map<QString, std::unique_ptr<Game>> m_games;
    std::unique_ptr<Referee> m_referee;
    QString m_file;
    mutable QHash<EntityId, Entity> m_removed; ///< old lines name them still
    mutable qsizetype m_stepsSeen = 0;
};

} // namespace adjutant::cli
