// SPDX-License-Identifier: MIT
#include "app/words/value_words.h"

#include "core/battle/value.h"
#include "core/rules/rulebook.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant::app {

namespace {

struct ValueWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::ValueWords)
};

} // namespace

QString valueWords(const Rulebook &rulebook, const ValueDeclaration &declared, const Value &value)
{
    using Kind = ValueDeclaration::Kind;
    switch (declared.kind) {
    case Kind::Flag:
        return value.toInt() == 0 ? ValueWords::tr("no") : ValueWords::tr("yes");
    case Kind::Number:
        return QLocale().toString(value.toInt());
    case Kind::Choice:
        if (!value.toWord().isEmpty())
            return rulebook.phrases.render(declared.label + u'.' + value.toWord());
        break;
    case Kind::Word:
        if (!value.toWord().isEmpty())
            return value.toWord();
        break;
    }
    return ValueWords::tr("none");
}

} // namespace adjutant::app
