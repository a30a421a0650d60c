// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace adjutant {

/// One choice of a ruling.
struct RulingOption
{
    QString id;   ///< stable, stands in saved battles
    QString text; ///< key of what it means
};

/// A gap, misprint or contradiction of a rulebook, and the ways to read it.
struct Ruling
{
    enum class Kind {
        Switch, ///< changes what is asked, allowed or worked out
        Note,   ///< how players measure or place; shown where it matters
    };

    QString id;
    Kind kind = Kind::Switch;
    QString severity;  ///< as in the digest: A first
    QStringList rules; ///< paragraphs where it arises
    QString heading;   ///< key of its short name
    QString question;  ///< key of the question in our words
    QList<RulingOption> options;
    QString fallback;         ///< the default: an option's id, or a number
    bool takesNumber = false; ///< a whole number is accepted too, within the limits
    int minimum = 0;
    int maximum = 0;

    /// Whether \a choice is one of the options, or a number within the limits.
    bool accepts(const QString &choice) const;
};

} // namespace adjutant
