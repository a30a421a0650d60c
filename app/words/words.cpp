// SPDX-License-Identifier: MIT
#include "app/words/words.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int LongestWord = 24;

/// Letters that Unicode does not take apart into a letter and a mark.
QString withoutStroke(QChar letter)
{
    static const QHash<QChar, QString> plain{
        {u'ø', u"o"_s},  {u'ł', u"l"_s},  {u'đ', u"d"_s},  {u'ħ', u"h"_s},
        {u'ı', u"i"_s},  {u'ß', u"ss"_s}, {u'ŧ', u"t"_s},  {u'æ', u"ae"_s},
        {u'œ', u"oe"_s}, {u'þ', u"th"_s}, {u'ð', u"d"_s},  {u'’', u"'"_s},
        {u'‘', u"'"_s},  {u'“', u"\""_s}, {u'”', u"\""_s}, {u'–', u"-"_s},
    };
    return plain.value(letter, QString(letter));
}

/// Where the run of digits that begins at \a from ends.
qsizetype endOfNumber(const QString &text, qsizetype from)
{
    while (from < text.size() && text.at(from).isDigit())
        ++from;
    return from;
}

/// The run of digits from \a from on, without leading zeros.
QStringView numberAt(const QString &text, qsizetype from)
{
    const qsizetype end = endOfNumber(text, from);
    while (from + 1 < end && text.at(from).digitValue() == 0)
        ++from;
    return QStringView(text).mid(from, end - from);
}

/// Below, at or above 0 as \a left comes before, with or after \a right.
int compareNumbers(QStringView left, QStringView right)
{
    if (left.size() != right.size())
        return left.size() < right.size() ? -1 : 1;
    return left.compare(right);
}

int compareNaturally(const QString &left, const QString &right)
{
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < left.size() && j < right.size()) {
        const bool numbers = left.at(i).isDigit() && right.at(j).isDigit();
        const int order = numbers ? compareNumbers(numberAt(left, i), numberAt(right, j))
                                  : left.at(i).unicode() - right.at(j).unicode();
        if (order != 0)
            return order;
        i = numbers ? endOfNumber(left, i) : i + 1;
        j = numbers ? endOfNumber(right, j) : j + 1;
    }
    return static_cast<int>(i < left.size()) - static_cast<int>(j < right.size());
}

} // namespace

QString folded(const QString &text)
{
    QString result;
    result.reserve(text.size());
    const QString parts = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    for (const QChar letter : parts) {
        if (!letter.isMark() && letter != QChar::SoftHyphen)
            result += withoutStroke(letter);
    }
    return result;
}

SearchWords::SearchWords(const QString &typed)
    : m_words(folded(typed).split(u' ', Qt::SkipEmptyParts))
{
}

bool SearchWords::allIn(const QString &foldedText) const
{
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&](const QString &word) { return foldedText.contains(word); });
}

bool SearchWords::allBeginIn(const QString &foldedText) const
{
    const auto begins = [&](const QString &word) {
        qsizetype at = foldedText.indexOf(word);
        while (at > 0 && foldedText.at(at - 1).isLetterOrNumber())
            at = foldedText.indexOf(word, at + 1);
        return at >= 0;
    };
    return std::all_of(m_words.cbegin(), m_words.cend(), begins);
}

QString breakable(const QString &text)
{
    QString result;
    int unbroken = 0;
    for (const QChar letter : text) {
        unbroken = letter.isSpace() ? 0 : unbroken + 1;
        // Never within a letter with its marks, nor between the halves of one beyond 16 bits.
        if (unbroken > LongestWord && !letter.isMark() && !letter.isLowSurrogate()) {
            result += QChar(0x200B);
            unbroken = 1;
        }
        result += letter;
    }
    return result;
}

bool naturallyLess(const QString &left, const QString &right)
{
    const int order = compareNaturally(folded(left), folded(right));
    return order != 0 ? order < 0 : left < right;
}

} // namespace adjutant::app
