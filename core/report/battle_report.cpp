// SPDX-License-Identifier: MIT
#include "core/report/battle_report.h"

#include "core/report/course.h"
#include "core/report/report_parts.h"
#include "core/report/report_words.h"

#include <QDateTime>
#include <QLocale>

namespace adjutant {

namespace {

QString dateOf(const Journal &journal)
{
    const StepId first = journal.first();
    const qint64 time = first == StepId::None ? 0 : journal.step(first).time;
    return time == 0 ? QString()
                     : QLocale().toString(QDateTime::fromMSecsSinceEpoch(time).date(),
                                          QLocale::LongFormat);
}

QList<Block> titleOf(const Narrator &narrator)
{
    const QString date = dateOf(narrator.journal());
    const QString game = narrator.render(narrator.rulebook().name);
    return {block::Heading{1, narrator.battleName()},
            block::Paragraph{
                date.isEmpty() ? game : ReportWords::tr("%1, %2", "game, date").arg(game, date)}};
}

QList<Block> courseChapter(const Narrator &narrator, const PicturesOf &pictures)
{
    QList<Block> blocks{block::Heading{2, ReportWords::tr("The course of the battle")}};
    for (const CourseTurn &turn : courseOf(narrator)) {
        QList<Block> told;
        block::Items items;
        for (const CourseLine &line : turn.lines)
            items.lines.append(line.text);
        if (!items.lines.isEmpty())
            told.append(items);
        for (const StepId note : pictures ? turn.notes : QList<StepId>()) {
            for (const block::Picture &picture : pictures(narrator.journal().step(note)))
                told.append(picture);
        }
        if (told.isEmpty())
            continue;
        blocks.append(block::Heading{3, narrator.moment(turn.moment)});
        blocks += told;
    }
    return blocks;
}

/// Only that it is not, and what was noted meanwhile.
QList<Block> notSetUp(const Narrator &narrator, const PicturesOf &pictures)
{
    const QList<Block> course = courseChapter(narrator, pictures);
    const block::Paragraph nothing{ReportWords::tr(
        "There is nothing to report yet: no unit stands on the table. Set up the battle first.")};
    return titleOf(narrator) + QList<Block>{nothing} +
           (course.size() > 1 ? course : QList<Block>());
}

} // namespace

QList<Block> battleReport(const Narrator &narrator, const PicturesOf &pictures)
{
    const Strengths strengths = strengthsOf(narrator.referee());
    if (strengths.atStart.isEmpty())
        return notSetUp(narrator, pictures);
    return titleOf(narrator) + armiesChapter(narrator, strengths) +
           courseChapter(narrator, pictures) + lossesChapter(narrator, strengths) +
           diceChapter(narrator) + rulesChapter(narrator);
}

} // namespace adjutant
