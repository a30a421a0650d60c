// SPDX-License-Identifier: MIT
#include "core/report/dice_record.h"
#include "core/report/report_parts.h"
#include "core/report/report_words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

constexpr double Unusual = 0.05; ///< below, fair dice are that uneven in one battle of twenty
constexpr double Rare = 0.01;

QString decimal(double number)
{
    return QLocale().toString(number, 'f', 1);
}

QString verdictOf(const DiceRecord &record)
{
    const std::optional<ChiSquare> test = record.test();
    if (!test)
        return ReportWords::tr(
                   "Too few throws to say whether the dice are fair: the faces of %1 dice are "
                   "the least, and %2 were noted.")
            .arg(leastForChiSquare(record.sides))
            .arg(record.dice());
    const QString numbers = ReportWords::tr("chi-square %1, degrees of freedom: %2")
                                .arg(QLocale().toString(test->statistic, 'f', 2))
                                .arg(test->freedom);
    if (test->chance < Rare && record.byProgram)
        return ReportWords::tr(
                   "Hard to put down to chance: fair dice are as uneven as this in fewer than "
                   "1 of 100 battles. (%1)")
            .arg(numbers);
    if (test->chance < Rare)
        return ReportWords::tr(
                   "Hard to put down to chance: fair dice are as uneven as this in fewer than "
                   "1 of 100 battles. Look at the dice, and at how they were typed. (%1)")
            .arg(numbers);
    const int battles = qRound(test->chance * 100);
    if (test->chance < Unusual)
        return ReportWords::tr(
                   "Unusual, and no proof of anything: fair dice are as uneven as this in %1 of "
                   "100 battles. (%2)")
            .arg(battles)
            .arg(numbers);
    return ReportWords::tr(
               "Nothing unusual: fair dice are as uneven as this in %1 of 100 battles. (%2)")
        .arg(battles)
        .arg(numbers);
}

QString notNotedText(const DiceRecord &record)
{
    return ReportWords::tr("Left out, because only the result was noted: %n dice.", nullptr,
                           record.notNoted);
}

QStringList linesOf(const DiceRecord &record)
{
    QStringList lines;
    if (record.dice() > 0)
        lines.append(ReportWords::tr("Average face %1; %2 is to be expected.")
                         .arg(decimal(record.average()), decimal(record.fairAverage())));
    if (record.scored > 0)
        lines.append(
            ReportWords::tr("Dice that reached the score they needed: %1 of %2; %3 were to be "
                            "expected.")
                .arg(QLocale().toString(record.hits), QLocale().toString(record.scored),
                     decimal(record.expected)));
    lines.append(verdictOf(record));
    if (record.notNoted > 0)
        lines.append(notNotedText(record));
    return lines;
}

block::Grid facesOf(const DiceRecord &record)
{
    block::Grid grid;
    grid.columns.append(ReportWords::tr("Face"));
    QStringList thrown{ReportWords::tr("Thrown")};
    QStringList expected{ReportWords::tr("To be expected")};
    for (int face = 1; face <= record.sides; ++face) {
        grid.columns.append(QLocale().toString(face));
        thrown.append(QLocale().toString(record.faces.at(face - 1)));
        expected.append(decimal(record.dice() / static_cast<double>(record.sides)));
    }
    grid.rows = {thrown, expected};
    return grid;
}

/// "British: 40 dice with 6 faces"
QString headingOf(const Narrator &narrator, const DiceRecord &record)
{
    const QString heading =
        record.byProgram ? ReportWords::tr("%1: %2 dice with %3 faces, thrown by the program",
                                           "a side, and what was thrown for it")
                         : ReportWords::tr("%1: %2 dice with %3 faces", "a side, and its throws");
    return heading.arg(narrator.nameOf(record.side), QLocale().toString(record.dice()),
                       QLocale().toString(record.sides));
}

bool isByProgram(const DiceRecord &record)
{
    return record.byProgram;
}

} // namespace

QList<Block> diceChapter(const Narrator &narrator)
{
    const QList<EntityId> sides = narrator.state().entities(u"side"_s);
    QList<Block> blocks{block::Heading{2, ReportWords::tr("The dice")}};
    const QList<DiceRecord> records = diceRecords(sides, throwsOf(narrator.referee()));
    if (std::any_of(records.cbegin(), records.cend(), isByProgram))
        blocks.append(block::Paragraph{
            ReportWords::tr("The program's dice are counted apart: they say nothing of the real "
                            "dice on the table.")});
    for (const DiceRecord &record : records) {
        blocks.append(block::Heading{3, headingOf(narrator, record)});
        if (record.dice() > 0)
            blocks.append(facesOf(record));
        blocks.append(block::Items{linesOf(record)});
    }
    if (records.isEmpty())
        blocks.append(block::Paragraph{ReportWords::tr("No dice were thrown.")});
    return blocks;
}

} // namespace adjutant
