// SPDX-License-Identifier: MIT
#include "app/cli/help.h"

#include "app/cli/console.h"

#include "core/games/game_systems.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

QString generalHelp()
{
    return Words::tr("adjutant-cli COMMAND: a referee for miniature wargames in the terminal\n"
                     "\n"
                     "  play     play a battle, or let it play by itself\n"
                     "  lookup   look up a row of a rulebook's table\n"
                     "  tables   list and print the tables of a rulebook\n"
                     "  report   print the report of a battle\n"
                     "  recover  save what can be read of a damaged battle file\n"
                     "  serve    speak JSON-RPC 2.0 on standard input and output\n"
                     "\n"
                     "  COMMAND --help   what a command can do\n"
                     "  --version        the version\n"
                     "\n"
                     "Games: %1\n")
        .arg(gameIds().join(u", "_s));
}

QString commandHelp(const QString &command)
{
    const QHash<QString, QString> texts{
        {u"play"_s,
         Words::tr(
             "play [FILE] [--sample GAME | --new GAME SCENARIO] [--memory] [--auto [TURNS]]\n"
             "\n"
             "Plays a battle as questions in the terminal; type “help” there.\n"
             "\n"
             "  FILE                 go on with this battle; with --sample or --new, the new\n"
             "                       file to keep it in\n"
             "  --sample GAME        the sample battle of a game (without all: that of %1)\n"
             "  --new GAME SCENARIO  another scenario\n"
             "  --memory             keep the battle nowhere\n"
             "  --auto [TURNS]       plays by itself until somebody has won or so many turns\n"
             "                       are over (6); without FILE it is kept nowhere\n"
             "\n"
             "Without FILE a new battle is kept among the user's own files, and the first\n"
             "line says where. Every answer is in the file before the next question.\n"
             "\n"
             "  adjutant-cli play --new %1 night-raid raid.adjutant\n"
             "  adjutant-cli play raid.adjutant\n")
             .arg(gameIds().constFirst())},
        {u"lookup"_s,
         Words::tr("lookup GAME TABLE [KEY=VALUE]...\n"
                   "\n"
                   "Prints the rows of a table that fit. A key that is left out fits everything;\n"
                   "distances may have a fraction: distance=18.5 or distance=18,5.\n"
                   "\n"
                   "  adjutant-cli lookup teaw shoot figures=3 cover=open\n"
                   "  adjutant-cli lookup teaw shoot alive=3 cover=yes\n")},
        {u"tables"_s, Words::tr("tables GAME [TABLE]\n"
                                "\n"
                                "Lists the tables of a rulebook, or prints one of them.\n"
                                "\n"
                                "  adjutant-cli tables teaw shoot\n")},
        {u"report"_s,
         Words::tr("report FILE [--markdown | --html]\n"
                   "\n"
                   "Prints a battle turn by turn, with the armies, the losses, the dice\n"
                   "that were thrown and the rulings in force.\n"
                   "\n"
                   "  adjutant-cli report raid.adjutant --markdown > raid.md\n")},
        {u"recover"_s, Words::tr("recover FILE COPY\n"
                                 "\n"
                                 "Saves what can be read of a damaged battle into a new file and\n"
                                 "says what is missing. FILE is left as it is.\n"
                                 "\n"
                                 "  adjutant-cli recover raid.adjutant saved.adjutant\n")},
        {u"serve"_s, Words::tr("serve\n"
                               "\n"
                               "Speaks JSON-RPC 2.0 on standard input and output, one message a\n"
                               "line.\n"
                               "\n"
                               "  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}' | "
                               "adjutant-cli serve\n")},
    };
    return texts.value(command);
}

} // namespace adjutant::cli
