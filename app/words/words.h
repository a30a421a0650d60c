// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace adjutant::app {

/// \a text as it is searched: without case and accents, so that "Café" is found by "cafe".
QString folded(const QString &text);

/// What somebody typed into a search field: each word has to be found, in any order.
class SearchWords
{
public:
    SearchWords() = default;
    explicit SearchWords(const QString &typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// Whether every word is somewhere in \a foldedText.
    bool allIn(const QString &foldedText) const;
    /// Whether every word begins a word of \a foldedText.
    bool allBeginIn(const QString &foldedText) const;

private:
    QStringList m_words;
};

/// \a text with places to break in words that are longer than any word is, so that a label that
/// wraps does not grow as wide as they are.
QString breakable(const QString &text);

/// The order in which people expect names: "Coy 2" before "Coy 10", whatever case and accents.
bool naturallyLess(const QString &left, const QString &right);

} // namespace adjutant::app
