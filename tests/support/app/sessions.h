// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include <QJsonObject>

#include <memory>

namespace adjutant::test {

/// The sample battle of the toy game, in memory.
std::unique_ptr<app::Session> toySession();
/// The sample battle of a real game, in memory, at the start of its first turn.
std::unique_ptr<app::Session> sampleSession(const QString &id);

/// The sample battle of the War of the Spanish Succession in the fire phase of the French, after
/// some fighting: units with pips, casualties and badges, some in danger, one out, an army near its
/// line.
std::unique_ptr<app::Session> foughtSession();
/// An example of play of the War of the Spanish Succession, with its course ahead.
std::unique_ptr<app::Session> exampleSession(const QString &scenario);

/// A command by name, as somebody would give it.
Command commandOf(const QString &procedure, const QJsonObject &arguments = {});

} // namespace adjutant::test
