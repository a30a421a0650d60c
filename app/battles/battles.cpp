// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"

#include "app/session/session.h"

#include "core/games/game_systems.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QStandardPaths>

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

namespace {

/// Where a battle that nobody gave a file is kept; empty where no folder can be written to.
QString freshFile(const QString &game)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                      u"/battles"_s);
    if (!folder.mkpath(u"."_s))
        return {};
    const QString stem =
        game + u'-' + QDateTime::currentDateTime().toString(u"yyyy-MM-dd-HHmmss"_s);
    QString path = folder.filePath(stem + u".adjutant"_s);
    for (int i = 2; QFile::exists(path); ++i)
        path = folder.filePath(stem + u'-' + QString::number(i) + u".adjutant"_s);
    return path;
}

/// Begins \a scenario in a file of its own; in memory where none can be made.
Result<std::unique_ptr<Session>> begun(const Game &game, const Scenario &scenario)
{
    QString path = freshFile(game.rulebook().id);
    std::unique_ptr<Store> store;
    if (!path.isEmpty()) {
        Result<std::unique_ptr<Store>> created = BattleFile::create(path, game.rulebook().id);
        if (created)
            store = std::move(*created);
        else
            path.clear();
    }
    Result<std::unique_ptr<Referee>> referee =
        Referee::begin(game, beginCommand(scenario), std::move(store));
    if (!referee)
        return referee.fault();
    return std::make_unique<Session>(std::move(*referee), path);
}

/// The session, or null after saying in \a parent why there is none.
std::unique_ptr<Session> orTell(QWidget *parent, Result<std::unique_ptr<Session>> session)
{
    if (session)
        return std::move(*session);
    QMessageBox::warning(parent, QCoreApplication::applicationName(), session.fault().message);
    return nullptr;
}

} // namespace

Result<std::unique_ptr<Session>> sampleBattle(const QString &game)
{
    const Result<const Game *> found = gameOf(game);
    if (!found)
        return found.fault();
    const QList<Scenario> &scenarios = (*found)->rulebook().scenarios;
    const auto sample = std::find_if(scenarios.cbegin(), scenarios.cend(),
                                     [](const Scenario &scenario) { return scenario.sample; });
    if (sample == scenarios.cend())
        return Fault{Battles::tr("The game “%1” has no sample battle.").arg(game)};
    return begun(**found, *sample);
}

Result<std::unique_ptr<Session>> battleFromFile(const QString &file)
{
    Result<OpenedBattle> opened = BattleFile::open(file);
    if (!opened)
        return opened.fault();
    const Result<const Game *> game = gameOf(opened->battle.game);
    if (!game)
        return game.fault();
    Result<std::unique_ptr<Referee>> referee =
        Referee::resumeBattle(**game, opened->battle, std::move(opened->store));
    if (!referee)
        return referee.fault();
    return std::make_unique<Session>(std::move(*referee), file);
}

std::unique_ptr<Session> askForNewBattle(QWidget *parent)
{
    QStringList names;
    QList<std::pair<const Game *, const Scenario *>> choices;
    for (const QString &id : gameIds()) {
        const Result<const Game *> game = gameOf(id);
        if (!game)
            return orTell(parent, game.fault());
        const Rulebook &book = (*game)->rulebook();
        for (const Scenario &scenario : book.scenarios) {
            names.append(Battles::tr("%1: %2").arg(book.phrases.render(book.name),
                                                   book.phrases.render(scenario.label)));
            choices.append({*game, &scenario});
        }
    }
    bool wanted = false;
    const QString name = QInputDialog::getItem(parent, Battles::tr("New battle"),
                                               Battles::tr("Scenario:"), names, 0, false, &wanted);
    const qsizetype chosen = names.indexOf(name);
    if (!wanted || chosen < 0)
        return nullptr;
    return orTell(parent, begun(*choices.at(chosen).first, *choices.at(chosen).second));
}

std::unique_ptr<Session> askForBattleFile(QWidget *parent)
{
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/battles"_s;
    const QString file =
        QFileDialog::getOpenFileName(parent, Battles::tr("Open a battle"), folder,
                                     Battles::tr("Battles (*.adjutant);;All files (*)"));
    return file.isEmpty() ? nullptr : orTell(parent, battleFromFile(file));
}

} // namespace adjutant::app
