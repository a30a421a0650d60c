// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "app/cli/open_battle.h"

#include "core/report/battle_report.h"
#include "core/storage/recovery.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

int runReport(const QStringList &arguments, const Console &console)
{
    QStringList rest = arguments;
    const bool markdown = rest.removeAll(u"--markdown"_s) > 0;
    const bool html = rest.removeAll(u"--html"_s) > 0;
    if (rest.size() != 1 || (markdown && html))
        return fail(console, Words::tr("Name one battle: report FILE [--markdown | --html]"),
                    Misused);
    const Result<OpenBattle> battle = openBattle(rest.constFirst());
    if (!battle)
        return fail(console, battle.fault().message);
    const QList<Block> report = battleReport(Narrator(*battle->referee));
    console.out << (html ? htmlOf(report) : markdown ? markdownOf(report) : textOf(report));
    return Succeeded;
}

int runRecover(const QStringList &arguments, const Console &console)
{
    if (arguments.size() != 2)
        return fail(console,
                    Words::tr("Name the damaged battle and the new file: recover FILE COPY"),
                    Misused);
    const Result<Recovery> saved = recoverBattle(arguments.at(0), arguments.at(1));
    if (!saved)
        return fail(console, saved.fault().message);
    for (const QString &line : saved->report)
        console.out << line << '\n';
    return Succeeded;
}

} // namespace adjutant::cli
