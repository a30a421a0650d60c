// SPDX-License-Identifier: MIT
#include "app/cli/announce.h"

#include "app/cli/comparison_text.h"
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

/// A line of the log; sums stand side by side.
void printLine(const Line &line, const BattleWords &words, QTextStream &out)
{
    const std::optional<Comparison> sums = Comparison::of(line.text);
    if (!sums) {
        out << "  " << words.line(line) << '\n';
        return;
    }
    for (const QString &text : comparisonLines(*sums, words))
        out << "    " << text << '\n';
}

} // namespace

void announce(const Reply &reply, BattleWords &words, QTextStream &out)
{
    words.noteRemoved();
    for (const Line &line : reply.lines)
        printLine(line, words, out);
    for (const effect::Instruct &instruct : reply.instructions)
        out << Words::tr("  On the table: %1").arg(words.render(instruct.text)) << '\n';
}

void printState(const BattleWords &words, QTextStream &out)
{
    printList(words.moment(), words.orderOfBattle(), out);
    printList(Words::tr("The battle is over"), words.verdict(), out);
    printList(Words::tr("On the table"), words.markers(), out);
    printList(Words::tr("Owed (do N)"), words.owed(), out);
    printList(Words::tr("Put aside (resume N)"), words.parked(), out);
}

} // namespace adjutant::cli
