// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"

#include "app/battles/battle_colour.h"
#include "app/battles/shelves.h"
#include "app/session/session.h"

#include "core/games/game_systems.h"
#include "core/referee/script.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"
#include "core/storage/begin_battle.h"
#include "core/storage/recovery.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// The words of this file.
struct Battles
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Battles)
};

/// Damaged so that to recover it is no way out.
bool isHopeless(const Fault &fault, const QString &file)
{
    return fault.damaged && !isRecoverable(file);
}

Fault hopeless(const QString &file)
{
    return {Battles::tr("“%1” is not a battle of Adjutant, or so damaged that nothing of it can be "
                        "read. Take an older copy of it.")
                .arg(QDir::toNativeSeparators(file))};
}

} // namespace

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

Result<std::unique_ptr<Session>> begin(const Game &game, const Command &command)
{
    const QString path = freshFile(game.rulebook().id);
    Result<std::unique_ptr<Referee>> kept =
        path.isEmpty() ? Fault{} : beginBattle(game, command, path);
    if (kept) {
        auto session = std::make_unique<Session>(std::move(*kept), path);
        giveColour(*session);
        return session;
    }
    Result<std::unique_ptr<Referee>> unkept = beginScenario(game, command, nullptr);
    if (!unkept)
        return unkept.fault();
    return std::make_unique<Session>(std::move(*unkept));
}

Result<std::unique_ptr<Session>> sampleBattle(const QString &game)
{
    const Result<const Game *> found = gameOf(game);
    if (!found)
        return found.fault();
    const Rulebook &book = (*found)->rulebook();
    const QList<Scenario> &scenarios = book.scenarios;
    const auto sample = std::find_if(scenarios.cbegin(), scenarios.cend(),
                                     [](const Scenario &scenario) { return scenario.sample; });
    if (sample == scenarios.cend())
        return Fault{Battles::tr("The game “%1” has no sample battle.").arg(game)};
    return begin(**found, beginCommand(book.inWords(*sample)));
}

Result<std::unique_ptr<Session>> battleFromFile(const QString &file)
{
    Result<OpenedBattle> opened = BattleFile::open(file);
    if (!opened)
        return isHopeless(opened.fault(), file) ? hopeless(file) : opened.fault();
    if (opened->battle.steps.isEmpty())
        return Fault{Battles::tr("“%1” holds no battle: it was never set up.")
                         .arg(QDir::toNativeSeparators(file))};
    const Result<const Game *> game = gameOf(opened->battle.game);
    if (!game)
        return game.fault();
    Result<std::unique_ptr<Referee>> referee =
        Referee::resumeBattle(**game, opened->battle, std::move(opened->store));
    if (!referee)
        return referee.fault();
    return std::make_unique<Session>(std::move(*referee), file);
}

} // namespace adjutant::app
