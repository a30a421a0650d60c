// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/ruling_words.h"

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

/// What came of a die that has to show some face or more.
struct DieTest
{
    bool passed = false;
    int face = 0; ///< 0 where none was thrown
    Text word;    ///< "die 4", or why none was thrown
};

/// A die that has to show \a least or more; not asked for where all faces do or none does.
DieTest testDie(Interview &table, const About &about, int least);
/// Whether \a least is so low that no die can fail.
bool cannotFail(int least);
DieTest passedUnthrown();
/// A unit without pips where a ruling lets it pass (`wss.pips.zero`).
DieTest passedWithoutPips();
DieTest thrownDie(int face, int least);
/// Tells people to change what lies beside \a unit for the value \a key: it was \a before.
void markOnTable(Interview &table, EntityId unit, const QString &key, int before);

} // namespace adjutant::wss
