// SPDX-License-Identifier: MIT
#include "app/words/value_words.h"

#include "core/referee/describe.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

QString valueWords(const Rulebook &rulebook, const ValueDeclaration &declared, const Value &value)
{
    const Text words = Text(u"word.plain"_s).with(u"word"_s, valueText(declared, value));
    return rulebook.phrases.render(words, {});
}

} // namespace adjutant::app
