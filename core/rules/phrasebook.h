// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"

#include <QHash>
#include <QLocale>
#include <QString>

#include <functional>

namespace adjutant {

/// The name under which an entity is shown.
using NameOf = std::function<QString(EntityId)>;

/// The sentences of a game by key, and how they become text in the language in use.
///
/// A template holds {name} for its arguments. Where it has an argument `n`, it may have a singular
/// and a plural form. Translations come from Qt's translators, context = id of the game.
class Phrasebook
{
public:
    struct Phrase
    {
        QString one; ///< for n = 1; empty where there is only one form
        QString other;
    };

    void setContext(const QByteArray &context) { m_context = context; }
    void insert(const QString &key, const Phrase &phrase) { m_phrases.insert(key, phrase); }
    bool contains(const QString &key) const { return m_phrases.contains(key); }
    const QHash<QString, Phrase> &phrases() const { return m_phrases; }
    /// What Qt's translators know \a phrase by: the plural; where there is a singular too, with
    /// Qt's own %n for {n}.
    static QString sourceText(const Phrase &phrase);

    /// The sentence in the language in use. A key that is not here is shown as it is, so that a
    /// missing sentence is seen and the rest goes on.
    QString render(const Text &text, const NameOf &nameOf, const QLocale &locale = {}) const;
    /// For a text without arguments.
    QString render(const QString &key) const;

private:
    QString pattern(const QString &key, int n, bool counted) const;

    QByteArray m_context;
    QHash<QString, Phrase> m_phrases;
};

} // namespace adjutant
