// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/moment.h"
#include "core/referee/refusal.h"
#include "core/rules/rulebook.h"

#include <QJsonObject>

namespace adjutant::cli {

class ServeSession;

/// Puts the paragraph \a rule into \a json, and the rulebook's own heading of it.
void insertRule(QJsonObject &json, const Rulebook &book, const QString &rule);

/// Whether a value of that key may be shown: it is declared, and no secret.
bool isShown(const Rulebook &book, const QString &key);

/// {reason, refusal, rule, heading}
QJsonObject refusalToJson(const ServeSession &session, const Refusal &refusal);

/// {turn, side, phase, text}
QJsonObject momentToJson(const ServeSession &session, const Moment &moment);

/// A number, or null for none.
QJsonValue idToJson(EntityId id);
QJsonValue idToJson(StepId id);

} // namespace adjutant::cli
