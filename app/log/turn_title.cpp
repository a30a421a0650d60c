// SPDX-License-Identifier: MIT
#include "app/log/turn_title.h"

#include "app/log/log_model.h"
#include "app/session/session.h"

#include <QLocale>

namespace adjutant::app {

QString turnTitle(const Session &session, const Moment &moment)
{
    if (moment.turn == 0)
        return LogModel::tr("Before the first turn");
    const QString number = QLocale().toString(moment.turn);
    if (moment.side == EntityId::None)
        return LogModel::tr("Turn %1").arg(number);
    return LogModel::tr("Turn %1 · %2", "turn and side").arg(number, session.nameOf(moment.side));
}

} // namespace adjutant::app
