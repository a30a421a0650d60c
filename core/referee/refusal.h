// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/text.h"

#include <QString>

namespace adjutant {

/// The rules say no: a sentence and the paragraph. A value, shown in place; the referee may let it
/// pass by its key.
struct Refusal
{
    Text text;
    QString rule;

    /// Names the refusal when it is allowed anyway. The key of its sentence.
    const QString &key() const { return text.key(); }
    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace adjutant
