// SPDX-License-Identifier: MIT
#include "app/cli/announce.h"

#include "app/cli/console.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

void printList(const QString &title, const QStringList &lines, QTextStream &out)
{
    if (lines.isEmpty())
        return;
    out << title << '\n';
    for (const QString &line : lines)
        out << line << '\n';
}

} // namespace

void announce(const Reply &reply, BattleWords &words, QTextStream &out)
{
    words.noteRemoved();
    for (const Line &line : reply.lines)
        out << "  " << words.line(line) << '\n';
    for (const effect::Instruct &instruct : reply.instructions)
        out << Words::tr("  On the table: %1").arg(words.render(instruct.text)) << '\n';
}

void printState(const BattleWords &words, QTextStream &out)
{
    printList(words.moment(), words.orderOfBattle(), out);
    printList(Words::tr("On the table"), words.markers(), out);
    printList(Words::tr("Owed (do N)"), words.owed(), out);
    printList(Words::tr("Put aside (resume N)"), words.parked(), out);
}

} // namespace adjutant::cli
