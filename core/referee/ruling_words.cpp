// SPDX-License-Identifier: MIT
#include "core/referee/ruling_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

Text choiceOf(const Interview &table, const QString &ruling)
{
    const QList<RulingOption> &options = table.rulebook().ruling(ruling)->options;
    const auto found =
        std::find_if(options.cbegin(), options.cend(),
                     [&](const RulingOption &option) { return table.ruled(ruling, option.id); });
    return found == options.cend() ? Text() : Text(found->text);
}

Text meaning(const Interview &table, const QString &ruling)
{
    const Text chosen = choiceOf(table, ruling);
    if (chosen.isEmpty())
        return {};
    return Text(u"hint.ruling"_s)
        .with(u"question"_s, QList<Text>{Text(table.rulebook().ruling(ruling)->question)})
        .with(u"answer"_s, QList<Text>{chosen});
}

} // namespace adjutant
