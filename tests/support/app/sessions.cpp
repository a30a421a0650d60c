// SPDX-License-Identifier: MIT
#include "tests/support/app/sessions.h"

#include "core/games/game_systems.h"
#include "core/referee/setup.h"

#include "tests/support/toy_game.h"

#include <QHash>

#include <algorithm>

namespace adjutant::test {

namespace {

std::unique_ptr<app::Session> begin(const Game &game, const Command &command)
{
    Result<std::unique_ptr<Referee>> referee = Referee::begin(game, command, nullptr);
    Q_ASSERT_X(referee.ok(), "begin", referee.ok() ? "" : qPrintable(referee.fault().message));
    return std::make_unique<app::Session>(std::move(*referee));
}

/// Each game once; a session needs it for as long as it lives.
const Game &gameOf(const QString &id)
{
    static QHash<QString, std::shared_ptr<Game>> games;
    if (!games.contains(id)) {
        Result<std::unique_ptr<Game>> game = makeGame(id);
        Q_ASSERT_X(game.ok(), "gameOf", qPrintable(id));
        games.insert(id, std::move(*game));
    }
    return *games.value(id);
}

} // namespace

std::unique_ptr<app::Session> toySession()
{
    static const ToyGame toy;
    return begin(toy, toyBattle());
}

std::unique_ptr<app::Session> sampleSession(const QString &id)
{
    const Game &game = gameOf(id);
    const QList<Scenario> &all = game.rulebook().scenarios;
    const auto sample =
        std::find_if(all.cbegin(), all.cend(), [](const Scenario &each) { return each.sample; });
    std::unique_ptr<app::Session> session = begin(game, beginCommand(*sample));
    // Who begins, and what else is asked before the first turn: whatever comes first.
    while (const Question *asked = session->question()) {
        const bool answered = session->answer(asked->options.value(0).id);
        Q_ASSERT(answered);
    }
    return session;
}

Command commandOf(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    return command;
}

} // namespace adjutant::test
