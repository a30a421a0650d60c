// SPDX-License-Identifier: MIT
#include "app/log/hand_run.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString Before = u"before"_s;

} // namespace

bool goesOnByHand(const Text &line, const Text &next)
{
    const auto same = [&](const QString &one, const QString &other) {
        const TextArgument *argument = line.argument(one);
        const TextArgument *following = next.argument(other);
        return argument && following && *argument == *following;
    };
    return line.key() == u"log.set" && next.key() == line.key() && same(u"unit"_s, u"unit"_s) &&
           same(u"value"_s, u"value"_s) && same(u"after"_s, Before);
}

Text wholeRun(const Text &first, const Text &last)
{
    return last.replacing(Before, *first.argument(Before));
}

} // namespace adjutant::app
