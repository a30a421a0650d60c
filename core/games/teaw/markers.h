// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/interview.h"

namespace adjutant::teaw {

/// The number on the chit of \a marker, by which it is called; its name would not outlive it.
int chitOf(const Interview &table, EntityId marker);

/// The number for a new marker of that kind: one more than the highest on the table.
int nextChit(const Interview &table, const QString &kind);

/// The marker of \a kind that the argument \a name names, or that is chosen from those on the
/// table. Refuses where there is none.
EntityId chooseMarker(Interview &table, const QString &name, const QString &kind,
                      const Refusal &none, const Text &question);

} // namespace adjutant::teaw
