// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::wss {

/// A question with what all of them need: who is asked about what, and which argument answers it.
struct About
{
    QString name;
    QString rule;
    Text text;
    EntityId unit = EntityId::None; ///< who acts; table.unit() where none is given
    EntityId subject = EntityId::None;
};

Question question(const Interview &table, QuestionKind kind, const About &about);
/// One die for \a about.unit, each face by itself; \a least counts as good for the odds.
int throwDie(Interview &table, const About &about, int least = 0);
/// The meaning of the option in force of \a ruling, as a hint: how people measure.
Text meaning(const Interview &table, const QString &ruling);

} // namespace adjutant::wss
