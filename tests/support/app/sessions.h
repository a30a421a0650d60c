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

/// A command by name, as somebody would give it.
Command commandOf(const QString &procedure, const QJsonObject &arguments = {});

} // namespace adjutant::test
