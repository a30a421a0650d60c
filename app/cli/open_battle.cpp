// SPDX-License-Identifier: MIT
#include "app/cli/open_battle.h"

#include "app/cli/console.h"

#include "core/games/game_systems.h"
#include "core/referee/script.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"
#include "core/storage/begin_battle.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// The scenario of that id; with an empty one the sample. Null for none.
const Scenario *scenarioNamed(const Rulebook &book, const QString &id)
{
    if (!id.isEmpty())
        return book.scenario(id);
    const auto sample = std::find_if(book.scenarios.cbegin(), book.scenarios.cend(),
                                     [](const Scenario &each) { return each.sample; });
    return sample == book.scenarios.cend() ? nullptr : &*sample;
}

} // namespace

Result<OpenBattle> openBattle(const QString &file)
{
    Result<OpenedBattle> opened = BattleFile::open(file);
    if (!opened)
        return opened.fault();
    Result<std::unique_ptr<Game>> game = makeGame(opened->battle.game);
    if (!game)
        return game.fault();
    OpenBattle battle{std::move(*game), nullptr, file};
    Result<std::unique_ptr<Referee>> referee =
        Referee::resumeBattle(*battle.game, opened->battle, std::move(opened->store));
    if (!referee)
        return referee.fault();
    battle.referee = std::move(*referee);
    return battle;
}

Result<OpenBattle> newBattle(const QString &gameId, const QString &scenarioId, const QString &file)
{
    Result<std::unique_ptr<Game>> game = makeGame(gameId);
    if (!game)
        return game.fault();
    const Rulebook &book = (*game)->rulebook();
    const Scenario *scenario = scenarioNamed(book, scenarioId);
    if (!scenario) {
        QStringList ids;
        for (const Scenario &each : book.scenarios)
            ids.append(each.id);
        return Fault{Words::tr("There is no scenario “%1” of %2. There are: %3.")
                         .arg(scenarioId, gameId, ids.join(u", "_s))};
    }
    const Command begin = beginCommand(book.inWords(*scenario));
    OpenBattle battle{std::move(*game), nullptr, file};
    Result<std::unique_ptr<Referee>> referee = file.isEmpty()
                                                   ? beginScenario(*battle.game, begin, nullptr)
                                                   : beginBattle(*battle.game, begin, file);
    if (!referee)
        return referee.fault();
    battle.referee = std::move(*referee);
    return battle;
}

QString freshFile(const QString &game)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                      u"/battles"_s);
    folder.mkpath(u"."_s);
    const QString stem =
        game + u'-' + QDateTime::currentDateTime().toString(u"yyyy-MM-dd-HHmmss"_s);
    QString path = folder.filePath(stem + u".adjutant"_s);
    for (int i = 2; QFile::exists(path); ++i)
        path = folder.filePath(stem + u'-' + QString::number(i) + u".adjutant"_s);
    return path;
}

} // namespace adjutant::cli
