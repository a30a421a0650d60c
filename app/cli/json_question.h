// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve_session.h"

namespace adjutant::cli {

/// One question as the protocol shows it: what is asked of whom, and what can be answered.
QJsonObject questionToJson(const ServeSession &session, const Question &question);

/// What is asked now; null where nothing is.
QJsonValue openQuestion(const ServeSession &session);

} // namespace adjutant::cli
