// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QJsonObject>
#include <QString>

namespace adjutant {

/// Where in its course a battle stands. What a turn and a phase are is the game's.
struct Moment
{
    int turn = 0;                   ///< 0 before the first
    EntityId side = EntityId::None; ///< whose turn or phase it is; None where it is everybody's
    QString phase;                  ///< empty where the game has none

    QJsonObject toJson() const;
    static Moment fromJson(const QJsonObject &json);
    friend bool operator==(const Moment &, const Moment &) = default;
};

} // namespace adjutant
