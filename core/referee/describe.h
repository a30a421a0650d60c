// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/step.h"
#include "core/referee/question.h"
#include "core/rules/rulebook.h"

namespace adjutant {

/// The answer to \a question in words, for the log and the list of answers so far.
Text describeAnswer(const Question &question, const QJsonValue &answer);

/// The short name of \a question ("cover"), for undo; its sentence where it has none.
Text describeQuestion(const Question &question, const Rulebook &rulebook);

/// What \a command does, for undo and the log: "No. 2 Assault: Shoot".
Text describeCommand(const Command &command, const Rulebook &rulebook);

/// \a value as players call it, for {before} and {after} of a sentence.
TextArgument valueText(const ValueDeclaration &declaration, const Value &value);

/// What has to be changed on the real table for \a before to become \a after: the values that a
/// game declares with an instruction, units and markers that come or go.
QList<effect::Instruct> tableChanges(const State &before, const State &after,
                                     const Rulebook &rulebook);

/// The name under which \a id is shown: as given, or its type, and its number where it has no name.
QString nameOf(const State &state, const Rulebook &rulebook, EntityId id);
QString nameOf(const Entity &entity, const Rulebook &rulebook);

} // namespace adjutant
