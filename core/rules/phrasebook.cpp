// SPDX-License-Identifier: MIT
#include "core/rules/phrasebook.h"

#include "core/battle/overloaded.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// The value of the argument `n`, where it is a number.
std::optional<int> countOf(const Text &text)
{
    const TextArgument *count = text.argument(u"n"_s);
    const int *number = count ? std::get_if<int>(count) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

/// Whether \a text ends a sentence, and needs no full stop after it.
bool endsSentence(const QString &text)
{
    return text.endsWith(u'.') || text.endsWith(u'?') || text.endsWith(u'!');
}

/// Puts the arguments into a template. What an argument holds is never taken for a {name}; where it
/// is a sentence, it brings its full stop along.
template<typename WordFor>
QString filled(const QString &pattern, WordFor wordFor)
{
    QString result;
    qsizetype from = 0;
    while (true) {
        const qsizetype open = pattern.indexOf(u'{', from);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            return result + QStringView(pattern).mid(from);
        const QString name = pattern.mid(open + 1, close - open - 1);
        const std::optional<QString> word = wordFor(name);
        result += QStringView(pattern).mid(from, open - from);
        result += word ? *word : QString(u'{' + name + u'}');
        from = close + 1;
        if (from < pattern.size() && pattern.at(from) == u'.' && endsSentence(result))
            ++from;
    }
}

} // namespace

QString Phrasebook::sourceText(const Phrase &phrase)
{
    QString source = phrase.other;
    return phrase.one.isEmpty() ? source : source.replace(u"{n}"_s, u"%n"_s);
}

QString Phrasebook::render(const Text &text, const NameOf &nameOf, const QLocale &locale) const
{
    const auto wordOf = Overloaded{
        [&](int number) { return locale.toString(number); },
        [&](const QString &word) { return word; },
        [&](EntityId id) { return nameOf ? nameOf(id) : u'#' + QString::number(number(id)); },
        [&](const QList<Text> &parts) {
            QStringList words;
            for (const Text &part : parts)
                words.append(render(part, nameOf, locale));
            return locale.createSeparatedList(words);
        },
    };
    const auto wordFor = [&](const QString &name) -> std::optional<QString> {
        const TextArgument *argument = text.argument(name);
        return argument ? std::optional(std::visit(wordOf, *argument)) : std::nullopt;
    };
    const std::optional<int> count = countOf(text);
    return filled(pattern(text.key(), count.value_or(0), count.has_value()), wordFor);
}

QString Phrasebook::render(const QString &key) const
{
    return pattern(key, 0, false);
}

QString Phrasebook::pattern(const QString &key, int n, bool counted) const
{
    const auto phrase = m_phrases.constFind(key);
    if (phrase == m_phrases.cend())
        return key;
    const QByteArray source = sourceText(*phrase).toUtf8();
    if (!counted || n < 0 || phrase->one.isEmpty()) {
        // Without a number Qt leaves %n alone, so that it can become {n} again.
        QString translated = QCoreApplication::translate(m_context.constData(), source.constData());
        return phrase->one.isEmpty() ? translated : translated.replace(u"%n"_s, u"{n}"_s);
    }
    QString translated =
        QCoreApplication::translate(m_context.constData(), source.constData(), nullptr, n);
    QString untranslated = QString::fromUtf8(source);
    if (translated != untranslated.replace(u"%n"_s, QString::number(n)))
        return translated;
    return n == 1 ? phrase->one : phrase->other;
}

} // namespace adjutant
