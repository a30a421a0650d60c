// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/ruling_words.h"

namespace adjutant::teaw {

/// A plain limit in one tap: within it or not; a typed distance in cm does as well.
struct Limit
{
    QString rule;
    Text text;                         ///< read aloud
    Text refusal;                      ///< says why not
    int within = 0;                    ///< cm
    EntityId subject = EntityId::None; ///< what is measured to
    QString name;                      ///< of the question; "distance" unless two are asked
    QList<Text> hints;
};

/// Refuses where the distance is beyond the limit.
void checkWithin(Interview &table, const Limit &limit);

} // namespace adjutant::teaw
