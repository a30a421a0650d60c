// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace adjutant::app {

class Session;

/// How one thing of the battle differs between then and now, in words.
struct Difference
{
    EntityId subject = EntityId::None;
    QString name;
    int side = 0; ///< number of its side, for the colour
    QStringList words;
    friend bool operator==(const Difference &, const Difference &) = default;
};

/// What differs between \a then and \a now: the moment first, then by the number of the entity.
QList<Difference> differences(const Session &then, const Session &now);

} // namespace adjutant::app
