// SPDX-License-Identifier: MIT
#include "app/cli/play_command.h"

#include "app/cli/auto_play.h"
#include "app/cli/open_battle.h"
#include "app/cli/play.h"

#include "core/games/game_systems.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// The next word where it is no option, taken away from \a rest.
QString takeWord(QStringList &rest)
{
    return rest.isEmpty() || rest.constFirst().startsWith(u"--") ? QString() : rest.takeFirst();
}

/// Takes the number of turns that may stand behind --auto.
void takeTurns(QStringList &rest, PlayOptions &options)
{
    bool valid = false;
    const int turns = rest.value(0).toInt(&valid);
    if (!valid || turns < 1)
        return;
    options.turns = qMin(turns, 1000);
    rest.removeFirst();
}

/// Takes one option with what belongs to it.
Result<Done> takeOption(QStringList &rest, PlayOptions &options)
{
    const QString option = rest.takeFirst();
    if (option == u"--memory") {
        options.memory = true;
    } else if (option == u"--auto") {
        options.byItself = true;
        takeTurns(rest, options);
    } else if (option == u"--sample") {
        options.game = takeWord(rest);
        if (options.game.isEmpty())
            return Fault{Words::tr("Name the game: --sample teaw")};
    } else if (option == u"--new") {
        options.game = takeWord(rest);
        options.scenario = takeWord(rest);
        if (options.scenario.isEmpty())
            return Fault{Words::tr("Name the game and the scenario: --new teaw night-raid")};
    } else if (option.startsWith(u"--") || !options.file.isEmpty()) {
        return Fault{
            Words::tr("“%1” is not understood here. See: adjutant-cli play --help").arg(option)};
    } else {
        options.file = option;
    }
    return Done{};
}

Result<OpenBattle> open(PlayOptions options)
{
    if (options.game.isEmpty())
        return openBattle(options.file);
    if (!options.memory && options.file.isEmpty())
        options.file = freshFile(options.game);
    return newBattle(options.game, options.scenario, options.memory ? QString() : options.file);
}

} // namespace

Result<PlayOptions> PlayOptions::read(const QStringList &arguments)
{
    PlayOptions options;
    QStringList rest = arguments;
    while (!rest.isEmpty()) {
        const Result<Done> taken = takeOption(rest, options);
        if (!taken)
            return taken.fault();
    }
    if (options.file.isEmpty() && options.game.isEmpty())
        options.game = gameIds().constFirst();
    // What plays by itself for show leaves nothing behind.
    if (options.file.isEmpty() && options.byItself)
        options.memory = true;
    return options;
}

int runPlay(const QStringList &arguments, const Console &console)
{
    const Result<PlayOptions> options = PlayOptions::read(arguments);
    if (!options)
        return fail(console, options.fault().message, Misused);
    const Result<OpenBattle> battle = open(*options);
    if (!battle)
        return fail(console, battle.fault().message);
    if (battle->file.isEmpty())
        console.out << Words::tr("This battle is kept nowhere: it is gone when you leave.") << '\n';
    else
        console.out
            << Words::tr("This battle is kept in %1").arg(QDir::toNativeSeparators(battle->file))
            << '\n';
    if (options->byItself)
        AutoPlay(*battle->referee, console).play(options->turns);
    else
        Play(*battle->referee, console).run();
    console.out.flush();
    return Succeeded;
}

} // namespace adjutant::cli
