// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/rules/catalogue.h"
#include "core/rules/rulebook.h"

#include <QJsonObject>

namespace adjutant {

class Interview;

/// What a new battle starts from, as arguments of the command "begin":
/// {sides: [{name, values?, units: [{type, name?, number?, values?}]}], rulings: {id: choice},
///  house: [{table, row, column, value}], values: {key: value}, markers: [{type, name?, values?}]}.
Command beginCommand(const Scenario &scenario);
Command beginCommand(const QJsonObject &arguments);

/// Creates the battle, its rulings, the sides, units and markers that the command "begin" names.
/// Refuses unknown types, rulings and choices by name. For the "begin" of every game.
void deploy(Interview &table);

} // namespace adjutant
