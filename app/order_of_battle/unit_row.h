// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QList>
#include <QString>

namespace adjutant::app {

class Session;

/// A state that a unit is in, drawn as symbol, word and colour.
struct Badge
{
    QString symbol;
    QString word;
    QString tone; ///< good, warn or plain
    friend bool operator==(const Badge &, const Badge &) = default;
};

/// What a row of the order of battle says: of a unit, or the name of a side above its units.
struct UnitRow
{
    EntityId id = EntityId::None;
    bool isSide = false;
    int side = 0; ///< number of its side, for the colour
    int number = 0;
    QString name;
    QString symbol; ///< drawn once for each figure
    int strength = 0;
    int full = 0; ///< 0 where the unit is one thing and not of figures
    QString summary;
    QString player; ///< who plays it, where somebody said so
    QList<Badge> badges;
    bool gone = false; ///< destroyed
    friend bool operator==(const UnitRow &, const UnitRow &) = default;

    /// All of it as one sentence, for those who listen.
    QString spoken() const;
};

/// The rows of the order of battle, side by side.
QList<UnitRow> unitRows(const Session &session);

} // namespace adjutant::app
