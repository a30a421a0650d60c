// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"

#include "app/cli/help.h"
#include "app/cli/lookup.h"
#include "app/cli/play_command.h"
#include "app/cli/report.h"
#if __has_include("app/cli/serve.h")
#include "app/cli/serve.h"
#endif

#include <array>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

using Run = int (*)(const QStringList &arguments, const Console &console);

struct Entry
{
    const char *name;
    Run run;
};

#if __has_include("app/cli/serve.h")
int serve(const QStringList &arguments, const Console &)
{
    return runServe(arguments);
}
#endif

constexpr std::array Entries
{
    Entry{"play", runPlay}, Entry{"lookup", runLookup}, Entry{"tables", runTables},
        Entry{"report", runReport}, Entry{"recover", runRecover},
#if __has_include("app/cli/serve.h")
        Entry{"serve", serve},
#endif
};

bool isHelp(const QString &word)
{
    return word == u"--help" || word == u"-h" || word == u"help";
}

} // namespace

QStringList commandNames()
{
    QStringList names;
    for (const Entry &command : Entries)
        names.append(QString::fromLatin1(command.name));
    return names;
}

int run(const QStringList &arguments, const Console &console)
{
    const QString name = arguments.value(0);
    if (isHelp(name) && arguments.size() == 1) {
        console.out << generalHelp();
        return Succeeded;
    }
    if (name == u"--version") {
        console.out << u"adjutant-cli %1\n"_s.arg(QStringLiteral(ADJUTANT_VERSION));
        return Succeeded;
    }
    const bool asked = arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s);
    for (const Entry &command : Entries) {
        if (name != QLatin1StringView(command.name))
            continue;
        if (!asked)
            return command.run(arguments.mid(1), console);
        console.out << commandHelp(name);
        return Succeeded;
    }
    if (name.isEmpty())
        return fail(console, Words::tr("Say what to do.") + u'\n' + generalHelp(), Misused);
    return fail(console,
                Words::tr("There is no command “%1”. There are: %2.")
                    .arg(name, commandNames().join(u", "_s)),
                Misused);
}

} // namespace adjutant::cli
