// SPDX-License-Identifier: MIT
#include "app/log/last_line.h"

#include "app/session/session.h"

#include "core/referee/hand_run.h"

namespace adjutant::app {

namespace {

/// The lines of the entry that goes on, or of the last one that has any.
QList<Line> lastLines(const Session &session)
{
    QList<Line> pending = session.referee().frontLines();
    if (!pending.isEmpty())
        return pending;
    const Journal &journal = session.journal();
    for (StepId at = journal.head(); at != StepId::None; at = journal.step(at).parent) {
        if (!journal.step(at).lines.isEmpty())
            return journal.step(at).lines;
    }
    return {};
}

/// What \a step says; of presses in a row all that they did.
QList<Line> linesOf(const Journal &journal, StepId step)
{
    QList<Line> lines = journal.step(step).lines;
    if (!lines.isEmpty())
        lines.first().text = wholeRun(journal, step);
    return lines;
}

/// Those since the last step that people took; the rest followed by itself.
QList<Line> linesSinceDone(const Session &session)
{
    const Journal &journal = session.journal();
    const StepId done = session.referee().undoStep();
    QList<Line> lines = session.referee().frontLines();
    for (StepId at = journal.head(); at != StepId::None; at = journal.step(at).parent) {
        lines = linesOf(journal, at) + lines;
        if (at == done)
            break;
    }
    return lines;
}

/// The last one.
std::optional<Comparison> comparisonIn(const QList<Line> &lines)
{
    std::optional<Comparison> found;
    for (const Line &line : lines) {
        if (std::optional<Comparison> sums = Comparison::of(line.text))
            found = std::move(sums);
    }
    return found;
}

} // namespace

QList<Text> whatHappened(const Session &session)
{
    QList<Line> lines = linesSinceDone(session);
    // The sums of a face-off give way to the next action; how it came out can still be read.
    if (const QList<Line> last = lastLines(session); lines.isEmpty() && comparisonIn(last))
        lines = last;
    QList<Text> told;
    for (const Line &line : std::as_const(lines)) {
        if (!Comparison::of(line.text))
            told.append(line.text);
    }
    return told;
}

Text lastLine(const Session &session)
{
    const QList<Line> lines = lastLines(session);
    return lines.isEmpty() ? Text() : lines.constLast().text;
}

std::optional<Comparison> lastComparison(const Session &session)
{
    return comparisonIn(linesSinceDone(session));
}

} // namespace adjutant::app
