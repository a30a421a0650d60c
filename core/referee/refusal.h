// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"

#include <QString>
#include <QStringList>

namespace adjutant {

class Phrasebook;

/// The rules say no: a sentence and the paragraph. A value, shown in place; the referee may let it
/// pass by its key.
struct Refusal
{
    Text text;
    QString rule;
    bool isFinal = false; ///< nobody can let it pass

    /// Names the refusal when it is allowed anyway. The key of its sentence.
    const QString &key() const { return text.key(); }
    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// Whether the refusal of that key is let pass: \a allowed names it, or with "*" all.
bool isLetPass(const QString &key, const QStringList &allowed);
/// What the log says of one that is: the sentence that the game has for it, or else the refusal's.
Text letPass(const Refusal &refusal, const Phrasebook &phrases);
/// Whether \a text is what the log says of one.
bool saysLetPass(const Text &text);

} // namespace adjutant
