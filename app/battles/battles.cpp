// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"

#include "app/session/session.h"

#include "core/games/game_systems.h"
#include "core/referee/setup.h"

#include <algorithm>
#include <map>

namespace adjutant::app {

Result<const Game *> gameOf(const QString &id)
{
    static std::map<QString, std::unique_ptr<Game>> games;
    const auto known = games.find(id);
    if (known != games.end())
        return static_cast<const Game *>(known->second.get());
    Result<std::unique_ptr<Game>> made = makeGame(id);
    if (!made)
        return made.fault();
    return static_cast<const Game *>((games[id] = std::move(*made)).get());
}

Result<std::unique_ptr<Session>> sampleBattle(const QString &game)
{
    const Result<const Game *> found = gameOf(game);
    if (!found)
        return found.fault();
    const QList<Scenario> &scenarios = (*found)->rulebook().scenarios;
    const auto sample = std::find_if(scenarios.cbegin(), scenarios.cend(),
                                     [](const Scenario &scenario) { return scenario.sample; });
    if (sample == scenarios.cend())
        return Fault{QObject::tr("The game “%1” has no sample battle.").arg(game)};
    Result<std::unique_ptr<Referee>> referee = Referee::begin(**found, beginCommand(*sample), {});
    if (!referee)
        return referee.fault();
    return std::make_unique<Session>(std::move(*referee));
}

Result<std::unique_ptr<Session>> battleFromFile(const QString &file)
{
    return Fault{QObject::tr("“%1” cannot be opened yet.").arg(file)};
}

std::unique_ptr<Session> askForNewBattle(QWidget *)
{
    return nullptr;
}

std::unique_ptr<Session> askForBattleFile(QWidget *)
{
    return nullptr;
}

} // namespace adjutant::app
