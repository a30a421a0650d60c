// SPDX-License-Identifier: MIT
#include "app/log/hand_run.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString Before = u"before"_s;

/// What stands for {name}; the number 0 where nothing does.
TextArgument argumentOf(const Text &text, const QString &name)
{
    const auto found = std::find_if(text.arguments().cbegin(), text.arguments().cend(),
                                    [&](const Text::Named &named) { return named.name == name; });
    return found == text.arguments().cend() ? TextArgument() : found->argument;
}

} // namespace

bool goesOnByHand(const Text &line, const Text &next)
{
    const auto same = [&](const QString &one, const QString &other) {
        return argumentOf(line, one) == argumentOf(next, other);
    };
    return line.key() == u"log.set" && next.key() == line.key() && same(u"unit"_s, u"unit"_s) &&
           same(u"value"_s, u"value"_s) && same(u"after"_s, Before);
}

Text wholeRun(const Text &first, const Text &last)
{
    QList<Text::Named> arguments = last.arguments();
    for (Text::Named &named : arguments) {
        if (named.name == Before)
            named.argument = argumentOf(first, Before);
    }
    return Text(last.key(), arguments);
}

} // namespace adjutant::app
