// SPDX-License-Identifier: MIT
#include "core/report/course.h"

#include "core/referee/hand_run.h"
#include "core/report/report_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

CourseLine lineOf(const Narrator &narrator, const Line &line)
{
    return {narrator.render(line.text), narrator.heading(line.rule)};
}

/// What one step says, with what the referee did by hand.
QList<CourseLine> linesOf(const Narrator &narrator, const Step &step)
{
    QList<CourseLine> lines;
    if (step.kind == Step::Kind::Note && step.answer.isString())
        lines.append({ReportWords::tr("Note: %1").arg(step.answer.toString()), {}});
    if (step.kind == Step::Kind::Note && step.answer.toObject().contains(u"bookmark"_s))
        lines.append({narrator.render(step.label), {}}); // a die that decided a dispute
    for (const Line &line : step.lines)
        lines.append(lineOf(narrator, line));
    if (isSetByHand(step))
        lines.first().text = narrator.render(wholeRun(narrator.journal(), step.id));
    if (!step.ends || lines.isEmpty())
        return lines;
    const Command &command = narrator.journal().step(step.entry).command;
    const bool allowed = !command.allowed.isEmpty() || !step.allowed.isEmpty();
    const bool told = std::any_of(step.lines.cbegin(), step.lines.cend(),
                                  [](const Line &line) { return saysLetPass(line.text); });
    if (allowed && !told)
        lines.last().text += ReportWords::tr(" [allowed by the referee]");
    if (!command.reason.isEmpty())
        lines.last().text += ReportWords::tr(" [reason: %1]").arg(command.reason);
    return lines;
}

std::optional<Moment> advanced(const Step &step)
{
    std::optional<Moment> last;
    for (const Effect &effect : step.effects) {
        if (const auto *advance = std::get_if<effect::Advance>(&effect))
            last = advance->after;
    }
    return last;
}

} // namespace

QString CourseLine::withHeading() const
{
    return heading.isEmpty()
               ? text
               : ReportWords::tr("%1 (%2)", "a sentence and the heading of the rulebook")
                     .arg(text, heading);
}

QList<CourseTurn> courseOf(const Narrator &narrator)
{
    const Journal &journal = narrator.journal();
    QList<CourseTurn> turns{{}};
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        const std::optional<Moment> next = advanced(step);
        const QList<CourseLine> lines = linesOf(narrator, step);
        if (next) // what begins a turn or a phase speaks of it
            turns.append({*next, {}, {}});
        if (goesOnByHand(journal, step.parent, id))
            turns.last().lines.removeLast(); // this one says it, too
        turns.last().lines += lines;
        if (step.kind == Step::Kind::Note)
            turns.last().notes.append(id);
    }
    for (const Line &line : narrator.referee().frontLines())
        turns.last().lines.append(lineOf(narrator, line));
    turns.removeIf(
        [](const CourseTurn &turn) { return turn.lines.isEmpty() && turn.notes.isEmpty(); });
    return turns;
}

} // namespace adjutant
