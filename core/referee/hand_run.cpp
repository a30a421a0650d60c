// SPDX-License-Identifier: MIT
#include "core/referee/hand_run.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

const QString Before = u"before"_s;

bool setsTheSame(const Text &line, const Text &next)
{
    const auto same = [&](const QString &one, const QString &other) {
        const TextArgument *argument = line.argument(one);
        const TextArgument *following = next.argument(other);
        return argument && following && *argument == *following;
    };
    return same(u"unit"_s, u"unit"_s) && same(u"value"_s, u"value"_s) && same(u"after"_s, Before);
}

/// What people added to it is as much part of it as what it says.
bool areGivenAlike(const Command &command, const Command &next)
{
    return command.reason == next.reason && command.allowed == next.allowed;
}

} // namespace

bool isSetByHand(const Step &step)
{
    return !step.lines.isEmpty() && step.lines.constFirst().text.key() == u"log.set";
}

bool goesOnByHand(const Journal &journal, StepId step, StepId next)
{
    if (step == StepId::None || next == StepId::None || journal.step(next).parent != step)
        return false;
    const Step &one = journal.step(step);
    const Step &other = journal.step(next);
    return isSetByHand(one) && one.lines.size() == 1 && isSetByHand(other) &&
           setsTheSame(one.lines.constFirst().text, other.lines.constFirst().text) &&
           areGivenAlike(journal.step(one.entry).command, journal.step(other.entry).command);
}

StepId firstByHand(const Journal &journal, StepId last)
{
    StepId first = last;
    while (first != StepId::None && goesOnByHand(journal, journal.step(first).parent, first))
        first = journal.step(first).parent;
    return first;
}

Text wholeRun(const Journal &journal, StepId last)
{
    const Text &told = journal.step(last).lines.constFirst().text;
    const StepId first = firstByHand(journal, last);
    return first == last
               ? told
               : told.replacing(Before,
                                *journal.step(first).lines.constFirst().text.argument(Before));
}

} // namespace adjutant
