// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve_session.h"

#include "core/referee/offer.h"

#include <QJsonArray>

namespace adjutant::cli {

// The open battle as the protocol shows it. What is secret is left out.

/// What is true now.
QJsonObject stateToJson(const ServeSession &session);
QJsonObject entityToJson(const ServeSession &session, const Entity &entity);
QJsonArray owedToJson(const ServeSession &session);
QJsonObject offerToJson(const ServeSession &session, const Offer &offer);
/// The steps up to where the battle stands, from the one after \a since on.
QJsonArray logToJson(const ServeSession &session, StepId since);
QJsonArray effectsToJson(const ServeSession &session, const QList<Effect> &effects);
QJsonArray linesToJson(const ServeSession &session, const QList<Line> &lines);
/// What to do on the table, in words.
QJsonArray tableToJson(const ServeSession &session, const QList<effect::Instruct> &instructions);
/// Where the battle stands: what is asked, owed, put aside, and what undo and redo would do.
void insertStanding(QJsonObject &json, const ServeSession &session);

} // namespace adjutant::cli
