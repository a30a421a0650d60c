// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"

namespace adjutant {

/// The referee's own hand: he is the final authority, and what he does is an entry like any other.
///
///   set     {entity, key, value}    any value of any entity
///   ruling  {id, choice}            from the next entry on
///   house   {table, row, column, value}  a cell of a table, or with {rows} the same cell of
///           several; without value as printed again
///   place   {kind, values?, side?}  a marker, wire, a unit
///   remove  {entity}
///   restore {entity}                what was removed, as it was, under its own number
///   link, unlink {entity, key, to}
///   drop    {owed}                  something owed that is not to be done
///   keep    {effects}               an older entry's effects as they were (from a correction)
///
/// Null where \a id is none of these.
Procedure handProcedure(const QString &id);
/// Whether no battle is without what is of that kind: not even by hand is one put or taken.
bool isFixed(const Rulebook &rulebook, const QString &kind);
/// Whether the battle goes on with what is \a owed (a card, the next turn): nobody lets that pass.
bool goesOn(const Rulebook &rulebook, const Owed &owed);
/// The names of its arguments.
QStringList handArguments(const QString &id);

} // namespace adjutant
